import { describe, expect, it } from 'vitest';
import { readPage } from './markdown';
import { fold, marked, passages, sift, wordsOf } from './search';

const page = readPage(`# Zasady

## Łódź

- **XY-40** Łódź kosztuje wełnę i drewno.
- **XY-41** Forteca stoi na kółku.

## Forteresse

Une œuvre d'été.
`);

describe('searching the rules', () => {
  it.each([
    ['Łódź', 'lodz'],
    ['ÉTÉ', 'ete'],
    ['œuvre', 'oeuvre'],
  ])('%s is found as %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('keeps only what has all the words', () => {
    const found = sift(page, wordsOf('welne DREWNO'));
    expect(found.sections.map(({ title }) => title)).toEqual(['Łódź']);
    expect(passages(found)).toBe(1);
  });

  it('keeps a section whole whose title is meant', () => {
    expect(passages(sift(page, wordsOf('lodz')))).toBe(2);
  });

  it('finds a clause by its number', () => {
    expect(passages(sift(page, wordsOf('xy-41')))).toBe(1);
  });

  it('marks what was searched for, also where a letter counts for two', () => {
    expect(marked("Une œuvre d'été", wordsOf('oeuvre ete'))).toEqual([
      { text: 'Une ', hit: false },
      { text: 'œuvre', hit: true },
      { text: " d'", hit: false },
      { text: 'été', hit: true },
    ]);
  });
});
