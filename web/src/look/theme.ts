/** Writes the chosen look to the page's root: day or night, full or reduced motion. */

export type Theme = 'system' | 'day' | 'night';
export type Motion = 'system' | 'full' | 'reduced';

const NIGHT = '(prefers-color-scheme: dark)';
const STILL = '(prefers-reduced-motion: reduce)';

function asks(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

export function isNight(theme: Theme): boolean {
  return theme === 'system' ? asks(NIGHT) : theme === 'night';
}

export function isStill(motion: Motion): boolean {
  return motion === 'system' ? asks(STILL) : motion === 'reduced';
}

export function dress(theme: Theme, motion: Motion): void {
  const root = document.documentElement;
  root.dataset['theme'] = isNight(theme) ? 'night' : 'day';
  root.dataset['motion'] = isStill(motion) ? 'reduced' : 'full';
}

/** Calls `changed` whenever the system's own choice of night or motion changes. */
export function watchSystem(changed: () => void): void {
  if (typeof matchMedia !== 'function') return;
  for (const query of [NIGHT, STILL]) matchMedia(query).addEventListener('change', changed);
}
