/** Shares text and links: with the device's share sheet where there is one, otherwise with the clipboard. */
import { spoken, t } from '../words/words.svelte';
import { toast } from './toasts.svelte';

/** Whether this device has a share sheet. */
export const canSend = typeof navigator.share === 'function';

/** Opens the device's share sheet. */
export async function send(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch {
    // The visitor cancelled.
  }
}

/** Copies text to the clipboard and says so; without a clipboard, shows the text to copy. */
export async function copy(text: string): Promise<void> {
  if (await copied(text)) toast(t('ui-lobby-copied'), { tone: 'good', icon: 'check' });
  else toast(text, { icon: 'link' });
}

/** Shares a place of this server, with a title and a sentence for those who get it. */
export async function share(path: string, title: string, text = title): Promise<void> {
  const url = spokenLink(location.origin + path);
  await (canSend ? send({ title, text, url }) : copy(`${text}\n${url}`));
}

/** A link whose preview is in the sender's language. */
export function spokenLink(url: string): string {
  const link = new URL(url);
  link.searchParams.set('in', spoken());
  return link.href;
}

/** Without a secure context there is no clipboard API: copy the old way, from a selection. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    // Text behind an open dialog cannot be selected.
    (document.querySelector('dialog:modal') ?? document.body).append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
