/** The great moments among the islands: Coco's cards, the castle, the seventh fortress. */
import type { Moment, MomentPart, Told } from '../../../table/moments/moment';
import { toYou } from '../../../table/moments/moment';
import type { CocoKind } from '../art/CocoCard.svelte';
import type { Colour } from '../board/board';
import { coloursOf } from '../table/standing';
import type { Fact } from '../table/types';
import Picture from './Picture.svelte';

export type Drawn =
  | { kind: 'coco'; card: CocoKind }
  | { kind: 'castle'; now: Colour | null; before: Colour | null }
  | { kind: 'seven'; colour: Colour };

type Scene = Moment<Drawn>;
const seat = (n: number) => ({ seat: n });

/** The moments among one view's facts. */
export function momentsOf(facts: readonly Fact[], told: Told<'catan-junior'>): Scene[] {
  return facts.flatMap((fact): Scene[] => {
    switch (fact.kind) {
      case 'coco_turned':
        return [coco(fact.who, fact.card, told)];
      case 'castle_changed':
        return castle(fact.now, fact.before, told);
      case 'victory':
        return [seventh(fact.who, told)];
      default:
        return [];
    }
  });
}

function coco(who: number, card: CocoKind, { you }: Told<'catan-junior'>): Scene {
  return {
    seat: who,
    title: toYou(`ui-cj-coco-${card}`, who === you, { who: seat(who) }),
    tone: who === you ? 'joy' : 'plain',
    sound: 'squawk',
    drawn: { kind: 'coco', card },
  };
}

function castle(now: number | null, before: number | null, { table, you }: Told<'catan-junior'>): Scene[] {
  const whose = now ?? before;
  if (whose === null) return [];
  const colours = coloursOf(table);
  const of = (who: number | null) => (who === null ? null : (colours[who] ?? null));
  const args = { who: seat(whose) };
  const lost = before !== null && before === you;
  return [
    {
      seat: whose,
      title:
        now === null
          ? toYou('ui-cj-moment-castle-free', lost, args)
          : lost
            ? { key: 'ui-cj-moment-castle-lost', args }
            : toYou('ui-cj-moment-castle', now === you, args),
      tone: lost ? 'blow' : now !== null && (you === null || now === you) ? 'joy' : 'plain',
      sound: 'sit',
      drawn: { kind: 'castle', now: of(now), before: of(before) },
    },
  ];
}

function seventh(who: number, { table, you }: Told<'catan-junior'>): Scene {
  return {
    seat: who,
    title: toYou('ui-cj-moment-seven', who === you, { who: seat(who) }),
    tone: you === null || who === you ? 'joy' : 'plain',
    sound: 'castoff',
    decides: true,
    drawn: { kind: 'seven', colour: coloursOf(table)[who] ?? 'white' },
  };
}

export default { of: momentsOf, picture: Picture } satisfies MomentPart<'catan-junior'>;
