/** What a game brings to its end: which facts tell its story, a picture, and the content of each line of the ranks. */
import type { Component } from 'svelte';
import type { GameName, GameTypes, Story, View } from '../../net/wire';
import type { Message } from '../../words/message';
import { youIn } from '../moments/moment';

export interface EndProps<G extends GameName = GameName> {
  view: View<G>;
  names: readonly string[];
  /** What everybody saw, of the kinds asked for; undefined until it arrives. */
  story: Story<G> | undefined;
}

/** Where the game turned, and at which step of its replay. */
export interface Turning {
  step: number;
  say: Message;
}

export interface EndPart<G extends GameName = GameName> {
  kinds: readonly GameTypes[G]['fact']['kind'][];
  picture: Component<EndProps<G>>;
  /** How it was won, where the game can say it better than the rules do. */
  told?: (view: View<G>) => Message;
  /** A player's result, drawn in the line of the ranks. */
  row?: Component<EndProps<G> & { seat: number }>;
  /** Where the game turned, for a game without a judge. */
  turning?: (story: Story<G>, view: View<G>) => Turning | undefined;
}

/** The one sentence about the end, to the viewer. */
export function headline<G extends GameName>(view: View<G>): Message {
  const winners = (view.table.outcome?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const you = youIn(view);
  const others = winners.filter((seat) => seat !== you).map((seat) => ({ seat }));
  if (winners.length === 0) return { key: 'ui-table-over' };
  if (you === null || others.length === winners.length)
    return winners.length > 1
      ? { key: 'ui-end-share', args: { who: others } }
      : { key: 'ui-end-wins', args: { who: others } };
  return others.length > 0 ? { key: 'ui-end-share-you', args: { who: others } } : { key: 'ui-end-you-win' };
}

/** The place that "you" reached, unless it is the first. */
export function yourPlace<G extends GameName>(view: View<G>): Message | undefined {
  const you = youIn(view);
  const rank = you === null ? undefined : view.table.outcome?.ranks[you];
  return rank !== undefined && rank > 1 ? { key: 'ui-end-your-place', args: { n: rank } } : undefined;
}
