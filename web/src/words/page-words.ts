/** The texts of single pages: fetched with them, so that no other page has to carry them. */
import type { Language } from './languages';

const texts = import.meta.glob<string>('../../../src/flibuste/words/*/ui_{print,learn,ratings,regatta}.ftl', {
  query: '?raw',
  import: 'default',
});

/** The sentences of such a page in a language. */
export async function wordsOf(
  page: 'print' | 'learn' | 'ratings' | 'regatta',
  language: Language,
): Promise<string> {
  const found = Object.entries(texts).find(([path]) => path.endsWith(`/${language}/ui_${page}.ftl`));
  return found ? found[1]() : '';
}
