import { describe, expect, it } from 'vitest';
import type { Talk, View } from '../net/wire';
import { Chronicle } from './chronicle.svelte';

function fact(seq: number, key: string) {
  return { seq, do: { kind: 'turn', who: 0, round: 1 } as const, say: { key } };
}
function said(seq: number, phrase: string): Talk {
  return { seq, row: seq, at: 0, member: 0, name: 'Ada', phrase, text: null };
}
function view(seq: number, parts: Partial<View>): View {
  return {
    seq,
    table: {},
    facts: [],
    talk: [],
    undone: [],
    you: { eyes: 0 },
    public: {},
    ...parts,
  } as unknown as View;
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
    const eyes = (seat: number) => ({ you: { eyes: seat } as View['you'] });
    chronicle.take(view(4, { facts: [fact(3, 'secret'), fact(4, 'roll')], talk: [said(2, 'hello')] }));
    chronicle.take(view(4, { facts: [fact(4, 'roll')], talk: [said(2, 'hello')], ...eyes(1) }));
    expect(words(chronicle)).toEqual(['hello', 'roll']);
  });

  it('tells talk to other eyes in its place, and as nothing new', () => {
    const chronicle = new Chronicle();
    const eyes = (seat: number) => ({ you: { eyes: seat } as View['you'] });
    chronicle.take(view(3, { talk: [said(3, 'hello')] }));
    const fresh = chronicle.take(
      view(5, { facts: [fact(2, 'roll'), fact(5, 'build')], talk: [said(3, 'hello')], ...eyes(1) }),
    );
    expect(words(chronicle)).toEqual(['roll', 'hello', 'build']);
    expect(fresh.map(({ kind }) => kind)).toEqual(['fact', 'fact']);
  });

  it('sorts talk by the number that these eyes give it, not by its name', () => {
    const chronicle = new Chronicle();
    const talk = [{ ...said(3, 'hello'), row: 6 }];
    chronicle.take(view(7, { facts: [fact(5, 'lay'), fact(7, 'fight')], talk }));
    expect(words(chronicle)).toEqual(['lay', 'hello', 'fight']);
  });

  it('tells what the screen shows only when it has been shown', () => {
    const isShowing = (table: unknown) => (table as { curtain: boolean }).curtain;
    const chronicle = new Chronicle(() => ({
      untold: ['seen'] as never[],
      heldBack: ['shown'] as never[],
      isShowing,
    }));
    const seen = { ...fact(6, 'seen'), do: { kind: 'seen' } as never };
    const shown = { ...fact(7, 'shown'), do: { kind: 'shown' } as never };
    chronicle.take(view(7, { facts: [seen, shown], public: { curtain: true } as never }));
    expect(words(chronicle)).toEqual([]);
    chronicle.take(view(8, { facts: [fact(8, 'round')], public: { curtain: false } as never }));
    expect(words(chronicle)).toEqual(['shown', 'round']);
  });
});
