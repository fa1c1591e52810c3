/** What a key means in the race, unless the focused element uses it. */
export type Order = 'left' | 'right' | 'sit' | 'lay' | { ship: number };

const RUN: Record<string, 'left' | 'right'> = {
  ArrowLeft: 'left',
  KeyA: 'left',
  ArrowRight: 'right',
  KeyD: 'right',
};
/** Elements where arrows and letters have another meaning. */
const DEAF = 'input, textarea, select, dialog, [role="tab"], [contenteditable]';

export function orderOf(event: KeyboardEvent): Order | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest(DEAF)) return undefined;
  const run = RUN[event.code];
  if (run) return run;
  if (/^Digit[1-8]$/.test(event.code)) return { ship: Number(event.code.slice(5)) };
  // Space and Enter press a focused button.
  if (target?.closest('button, a')) return undefined;
  if (event.code === 'Space') return 'sit';
  return event.code === 'Enter' || event.code === 'NumpadEnter' ? 'lay' : undefined;
}
