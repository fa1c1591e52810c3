import { describe, expect, it } from 'vitest';
import { plain, readPage, readSpans } from './markdown';

describe('a page of rules', () => {
  const page = readPage(`# Title

An intro.

## First

- **XY-1** Three or **four** players, see XY-2.
- ![](good:wood) Wood.

| ship | no. |
|---|---|
| Viper | 5 |

![](board)
`);

  it('has a title, an intro and sections', () => {
    expect(page.title).toBe('Title');
    expect(page.intro).toEqual([{ kind: 'paragraph', spans: [{ kind: 'text', text: 'An intro.' }] }]);
    expect(page.sections.map(({ title }) => title)).toEqual(['First']);
  });

  it('knows the clause an item states, and the clauses it names', () => {
    const list = page.sections[0]?.blocks[0];
    if (list?.kind !== 'list') throw new Error('no list');
    expect(list.items[0]?.clause).toBe('XY-1');
    expect(list.items[0]?.spans).toContainEqual({ kind: 'strong', text: 'four' });
    expect(list.items[0]?.spans).toContainEqual({ kind: 'clause', text: 'XY-2' });
    expect(list.items[1]).toEqual({ figure: 'good:wood', spans: [{ kind: 'text', text: 'Wood.' }] });
  });

  it('reads tables and figures', () => {
    expect(page.sections[0]?.blocks[1]).toMatchObject({
      kind: 'table',
      rows: [[[{ text: 'Viper' }], [{ text: '5' }]]],
    });
    expect(page.sections[0]?.blocks[2]).toEqual({ kind: 'figure', name: 'board' });
  });

  it('keeps what looks like HTML as text', () => {
    expect(plain(readSpans('<img onerror=x> *really*'))).toBe('<img onerror=x> really');
  });
});
