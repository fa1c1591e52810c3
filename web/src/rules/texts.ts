/** The rules of the games in the three languages: a guide to read, and the clauses; each text is fetched when it is wanted. */
import type { Game } from '../router/routes';
import type { Language } from '../words/languages';
import { readPage, type Page } from './markdown';

const GUIDES = import.meta.glob<string>('./guide/*/*.md', { query: '?raw', import: 'default' });
const CLAUSES = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });

export interface Rules {
  guide: Page;
  clauses: Page;
}

export async function rulesOf(game: Game, language: Language): Promise<Rules> {
  const folder = language === 'en' ? '' : `${language}/`;
  const [guide, clauses] = await Promise.all([
    fetched(GUIDES, `./guide/${language}/${game}.md`),
    fetched(CLAUSES, `../../../docs/rules/${folder}${game}.md`),
  ]);
  const typeset = language === 'fr' ? boundSigns : (text: string) => text;
  return { guide: readPage(typeset(guide)), clauses: onlyClauses(readPage(typeset(clauses))) };
}

/** French sets a space before some signs and inside its quotes: no line may end there. */
function boundSigns(text: string): string {
  return text.replace(/ ([!?;:»])(?!\[)/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}

async function fetched(files: Record<string, () => Promise<string>>, path: string): Promise<string> {
  const load = files[path];
  if (!load) throw new Error(`no such text: ${path}`);
  return load();
}

/** The sections that state clauses; what the pages say to who builds the screens is left out. */
function onlyClauses(page: Page): Page {
  const states = (blocks: Page['intro']) =>
    blocks.some((block) => block.kind === 'list' && block.items.some((item) => item.clause));
  return { ...page, sections: page.sections.filter(({ blocks }) => states(blocks)) };
}
