import type { IconName } from './icons';

export interface Toast {
  id: number;
  text: string;
  tone?: 'good' | 'bad';
  icon?: IconName;
}

const STAYS_MS = 5000;
const MOST = 3;

let shown = $state.raw<Toast[]>([]);
let count = 0;

export function toasts(): readonly Toast[] {
  return shown;
}

/** Says something in passing; it goes away by itself, and an older one makes room. */
export function toast(text: string, { tone, icon }: Pick<Toast, 'tone' | 'icon'> = {}): void {
  const id = ++count;
  shown = [...shown.slice(1 - MOST), { id, text, ...(tone && { tone }), ...(icon && { icon }) }];
  setTimeout(() => dismiss(id), STAYS_MS);
}

export function dismiss(id: number): void {
  shown = shown.filter((other) => other.id !== id);
}
