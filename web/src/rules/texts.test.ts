import clausesOf from 'virtual:games/clauses';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/games';
import { LANGUAGES } from '../words/languages';
import type { Block, Page } from './markdown';
import { rulesOf } from './texts';

const figures = (page: Page) =>
  page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block: Block) =>
      block.kind === 'figure'
        ? [block.name]
        : block.kind === 'list'
          ? block.items.map(({ figure }) => figure)
          : [],
    ),
  );
const clauses = (page: Page) =>
  page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block: Block) =>
      block.kind === 'list' ? block.items.flatMap(({ clause }) => clause ?? []) : [],
    ),
  );

describe.each(GAMES)('the rules of %s', (game) => {
  it('have the same figures, sections and clauses in all languages', async () => {
    const english = await rulesOf(game, 'en');
    const stated = [...((await clausesOf[game]?.['en']?.()) ?? '').matchAll(/^- \*\*([A-Z]+-\w+)\*\*/gm)];
    expect(stated).not.toEqual([]);
    expect(clauses(english.clauses)).toEqual(stated.map(([, id]) => id));
    for (const language of LANGUAGES) {
      const other = await rulesOf(game, language);
      expect(figures(other.primer)).toEqual(figures(english.primer));
      expect(other.primer.sections).toHaveLength(english.primer.sections.length);
      expect(clauses(other.clauses)).toEqual(clauses(english.clauses));
    }
  });
});
