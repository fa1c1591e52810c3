/** Calls the player back: with a sound, and with a notification where allowed and the page is hidden. */
import { play } from '../sound/sound';

export const canNotify = (): boolean => typeof Notification === 'function' && isSecureContext;
export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

/** Asks the browser for permission to notify; returns whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function callToTurn(text: string, title: string): void {
  play('castoff', { gain: 0.5, own: true });
  if (!document.hidden || !mayNotify()) return;
  try {
    new Notification(title, { body: text, tag: 'flibuste-turn' });
  } catch {
    // Some phones allow notifications to service workers only: the sound has to do.
  }
}
