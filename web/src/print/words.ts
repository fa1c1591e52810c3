/** What only the print page says: fetched with it, so that no other page has to carry it. */
import type { Language } from '../words/languages';

const texts = import.meta.glob<string>('../../../src/flibuste/words/*/ui_print.ftl', {
  query: '?raw',
  import: 'default',
});

export async function printWords(language: Language): Promise<string> {
  const found = Object.entries(texts).find(([path]) => path.includes(`/${language}/`));
  return found ? found[1]() : '';
}
