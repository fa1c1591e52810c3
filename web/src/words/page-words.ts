/** The texts of single pages: fetched with them, so that no other page has to carry them. */
import { takeOrComeBack } from '../net/update';
import type { Language } from './languages';
import { learn } from './words.svelte';

const texts = import.meta.glob<string>('../../../src/flibuste/words/*/ui_{print,learn,ratings,regatta}.ftl', {
  query: '?raw',
  import: 'default',
});

type Page = 'print' | 'learn' | 'ratings' | 'regatta';

/** Learns the sentences of such a page, or comes back once the server is there; returns a function that gives up. */
export function learnPage(page: Page, language: Language): () => void {
  return takeOrComeBack(wordsOf(page, language), (words) => learn(language, words));
}

async function wordsOf(page: Page, language: Language): Promise<string> {
  const found = Object.entries(texts).find(([path]) => path.endsWith(`/${language}/ui_${page}.ftl`));
  return found ? found[1]() : '';
}
