/** The rules of the games in the three languages: a primer to read, and the clauses; each text is fetched when it is wanted. */
import clausesOf from 'virtual:games/clauses';
import primersOf from 'virtual:games/primers';
import type { Game } from '../games/games';
import type { Language } from '../words/languages';
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
  const typeset = language === 'fr' ? boundSigns : (text: string) => text;
  const page = (text = '') => readPage(typeset(text));
  return { primer: page(primer), clauses: onlyClauses(page(clauses)) };
}

/** French sets a space before some signs and inside its quotes: no line may end there. */
function boundSigns(text: string): string {
  return text.replace(/ ([!?;:»])(?!\[)/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}

/** The sections that state clauses; what the pages say to whoever builds the screens is left out. */
function onlyClauses(page: Page): Page {
  const states = (blocks: Page['intro']) =>
    blocks.some((block) => block.kind === 'list' && block.items.some((item) => item.clause));
  return { ...page, sections: page.sections.filter(({ blocks }) => states(blocks)) };
}
