/** Hands a link on: by the device's own share sheet where there is one, else by the clipboard. */
import { t } from '../words/words.svelte';
import { toast } from '../parts/toasts.svelte';

/** Shares a place of this server, with a title and a sentence for those who get it. */
export async function share(path: string, title: string, text = title): Promise<void> {
  const url = location.origin + path;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text, url });
    } catch {
      // The visitor thought better of it.
    }
    return;
  }
  if (await copied(url)) toast(t('ui-lobby-copied'), { tone: 'good', icon: 'check' });
  else toast(url, { icon: 'link' });
}

/** Without a secure context there is no clipboard to write to: the old way by selection does it. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
