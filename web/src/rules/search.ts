/** Finds words in the rules, ignoring accents and capitals. */
import { plain, type Block, type Item, type Page, type Section } from './markdown';

/** Letters that do not decompose into a plain letter and an accent. */
const LETTERS: Record<string, string> = { ł: 'l', œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" };

const foldLetter = (letter: string) => {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return LETTERS[bare] ?? bare;
};

export function fold(text: string): string {
  return [...text].map(foldLetter).join('');
}

/** The words of a query, without accents and capitals. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function has(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** The page with only the passages that contain all words; a section whose title has them stays whole. */
export function sift(page: Page, words: readonly string[]): Page {
  if (words.length === 0) return page;
  return {
    title: page.title,
    intro: siftBlocks(page.intro, words),
    sections: page.sections
      .map((section) => siftSection(section, words))
      .filter(({ blocks }) => blocks.length > 0),
  };
}

function siftSection(section: Section, words: readonly string[]): Section {
  return has(section.title, words) ? section : { ...section, blocks: siftBlocks(section.blocks, words) };
}

function siftBlocks(blocks: readonly Block[], words: readonly string[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case 'paragraph':
        return has(plain(block.spans), words) ? [block] : [];
      case 'list': {
        const items = block.items.filter((item) => has(textOf(item), words));
        return items.length > 0 ? [{ kind: 'list', items }] : [];
      }
      case 'table': {
        const rows = block.rows.filter((row) => has(row.map(plain).join(' '), words));
        return rows.length > 0 ? [{ ...block, rows }] : [];
      }
      case 'figure':
        return [];
    }
  });
}

const textOf = (item: Item) => `${item.clause ?? ''} ${plain(item.spans)}`;

/** How many passages a page has. */
export function passages(page: Page): number {
  const count = (blocks: readonly Block[]) =>
    blocks.reduce((sum, block) => {
      if (block.kind === 'list') return sum + block.items.length;
      if (block.kind === 'table') return sum + block.rows.length;
      return sum + (block.kind === 'paragraph' ? 1 : 0);
    }, 0);
  return count(page.intro) + page.sections.reduce((sum, section) => sum + count(section.blocks), 0);
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text split into matches and the rest. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const letters = [...text];
  const folds = letters.map(foldLetter);
  const hit = letters.map(() => false);
  const folded = folds.join('');
  // A letter may fold into two: the starts map the folded text back to the original letters.
  const starts: number[] = [];
  folds.forEach((part, letter) => starts.push(...Array.from(part, () => letter)));
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (let i = at; i < at + word.length; i++) hit[starts[i] ?? 0] = true;
    }
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, i) => {
    const last = pieces.at(-1);
    if (last && last.hit === hit[i]) last.text += letter;
    else pieces.push({ text: letter, hit: hit[i] ?? false });
  });
  return pieces;
}
