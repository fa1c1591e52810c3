/** This device's share in the dice of its tables, kept so that the replay can show that it counted. */
import { keep, recall } from '../settings/store';

export interface Share {
  table: string;
  /** The server's commitment from before it heard the nonce. */
  commitment: string;
  nonce: string;
}

const MOST = 100;
const NONCE_BYTES = 16;

/** Sixteen random bytes as hexadecimal digits; `getRandomValues` works over plain HTTP too. */
export function makeNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function rememberShare(share: Share): void {
  keep('shares', [...shares().filter(({ table }) => table !== share.table), share].slice(-MOST));
}

export function shareIn(table: string): Share | undefined {
  return shares().find((share) => share.table === table);
}

function shares(): Share[] {
  const kept = recall('shares');
  return Array.isArray(kept) ? kept.filter(isShare) : [];
}

function isShare(value: unknown): value is Share {
  return (
    typeof value === 'object' &&
    value !== null &&
    (['table', 'commitment', 'nonce'] as const).every(
      (name) => name in value && typeof (value as Record<string, unknown>)[name] === 'string',
    )
  );
}
