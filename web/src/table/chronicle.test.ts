import { describe, expect, it } from 'vitest';
import type { Talk, View } from '../net/wire';
import { Chronicle } from './chronicle.svelte';

function fact(seq: number, key: string) {
  return { seq, do: { kind: 'turn', who: 0, round: 1 } as const, say: { key } };
}
function said(seq: number, phrase: string): Talk {
  return { seq, at: 0, member: 0, name: 'Ada', phrase, text: null };
}
function view(seq: number, parts: Partial<View<'catan-junior'>>): View<'catan-junior'> {
  return {
    seq,
    facts: [],
    talk: [],
    undone: [],
    you: { eyes: 0 },
    public: {},
    ...parts,
  } as unknown as View<'catan-junior'>;
}
const words = (chronicle: Chronicle) =>
  chronicle.lines.map((line) => (line.kind === 'fact' ? line.say.key : line.talk.phrase));

describe('the chronicle of a table', () => {
  it('keeps facts and talk in the order in which they came about', () => {
    const chronicle = new Chronicle();
    chronicle.take(view(4, { facts: [fact(2, 'roll'), fact(4, 'build')], talk: [said(3, 'hello')] }));
    expect(words(chronicle)).toEqual(['roll', 'hello', 'build']);
  });

  it('tells nothing twice when a lost line came back', () => {
    const chronicle = new Chronicle();
    chronicle.take(view(3, { facts: [fact(2, 'roll')], talk: [said(3, 'hello')] }));
    const fresh = chronicle.take(
      view(5, { facts: [fact(2, 'roll'), fact(5, 'end')], talk: [said(3, 'hello')] }),
    );
    expect(fresh).toHaveLength(1);
    expect(words(chronicle)).toEqual(['roll', 'hello', 'end']);
  });

  it('drops what was taken back', () => {
    const chronicle = new Chronicle();
    chronicle.take(view(4, { facts: [fact(3, 'roll'), fact(4, 'build')] }));
    chronicle.take(view(5, { undone: [4] }));
    expect(words(chronicle)).toEqual(['roll']);
  });

  it('leaves what another saw behind the curtain', () => {
    const chronicle = new Chronicle();
    const eyes = (seat: number) => ({ you: { eyes: seat } as View<'catan-junior'>['you'] });
    chronicle.take(view(4, { facts: [fact(3, 'secret'), fact(4, 'roll')], talk: [said(2, 'hello')] }));
    chronicle.take(view(4, { facts: [fact(4, 'roll')], ...eyes(1) }));
    expect(words(chronicle)).toEqual(['hello', 'roll']);
  });

  it('tells who was right only when the check is over', () => {
    const chronicle = new Chronicle();
    const arrives = { ...fact(7, 'arrives'), do: { kind: 'arrives' } as never };
    const runs = { ...fact(6, 'runs'), do: { kind: 'runs' } as never };
    chronicle.take(view(7, { facts: [runs, arrives], public: { phase: 'show' } as never }));
    expect(words(chronicle)).toEqual([]);
    chronicle.take(view(8, { facts: [fact(8, 'round')], public: { phase: 'deal' } as never }));
    expect(words(chronicle)).toEqual(['arrives', 'round']);
  });
});
