import { forget, keep, recall } from '../settings/store';

let code = $state<string | undefined>(valid(recall('table')));

function valid(kept: unknown): string | undefined {
  return typeof kept === 'string' && /^[A-Z]{4,12}$/.test(kept) ? kept : undefined;
}

/** The last table this device sat at and has not left, if any. */
export function lastTable(): string | undefined {
  return code;
}

export function rememberTable(table: string): void {
  code = table;
  keep('table', table);
}

export function leaveTable(): void {
  code = undefined;
  forget('table');
}
