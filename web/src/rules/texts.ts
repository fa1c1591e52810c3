/** The rules of the games in the three languages: a primer and the clauses; each text is fetched on demand. */
import clausesOf from 'virtual:games/clauses';
import primersOf from 'virtual:games/primers';
import type { Game } from '../games/games';
import type { Language } from '../words/languages';
import { typeset } from '../words/typeset';
import { readPage, type Page } from './markdown';

export interface Rules {
  primer: Page;
  clauses: Page;
}

export async function rulesOf(game: Game, language: Language): Promise<Rules> {
  const [primer, clauses] = await Promise.all([
    primersOf[game]?.[language]?.(),
    clausesOf[game]?.[language]?.(),
  ]);
  const set = typeset(language);
  const page = (text = '') => readPage(set(text));
  return { primer: page(primer), clauses: onlyClauses(page(clauses)) };
}

/** The sections that state clauses; notes for developers are left out. */
function onlyClauses(page: Page): Page {
  const states = (blocks: Page['intro']) =>
    blocks.some((block) => block.kind === 'list' && block.items.some((item) => item.clause));
  return { ...page, sections: page.sections.filter(({ blocks }) => states(blocks)) };
}
