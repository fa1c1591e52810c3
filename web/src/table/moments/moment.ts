/** Moments: which of a game's facts are worth a short scene, and how the scene is drawn. */
import type { Component } from 'svelte';
import type { GameName, GameTypes, View } from '../../net/wire';
import type { SoundName } from '../../sound/sound';
import type { Message } from '../../words/message';

/** A short scene, shown to everybody. */
export interface Moment<D = unknown> {
  /** Whose moment it is. */
  seat: number;
  title: Message;
  text?: Message;
  /** Good news for the viewer, bad news, or neither. */
  tone: 'joy' | 'blow' | 'plain';
  sound?: SoundName;
  /** It decides the game: nobody should miss it. */
  decides?: boolean;
  /** What the game's picture is drawn from. */
  drawn: D;
}

/** Whom a scene is shown to. */
export interface Told<G extends GameName> {
  table: GameTypes[G]['public'];
  /** The seat to be called "you": the only one of this device; a shared device, a TV and spectators have none. */
  you: number | null;
}

export interface PictureProps<D> {
  drawn: D;
  names: readonly string[];
}

/** What a game brings: which of the facts of a view are moments, in their order, and their picture. */
export interface MomentPart<G extends GameName = GameName> {
  of: (facts: readonly GameTypes[G]['fact'][], told: Told<G>) => Moment[];
  /** Draws what its own moments contain, and gets nothing else. */
  picture: Component<PictureProps<never>>;
}

/** The seat that a device calls "you". */
export function youIn<G extends GameName>({ you }: Pick<View<G>, 'you'>): number | null {
  const [only, ...others] = you.seats;
  return only !== undefined && others.length === 0 ? only : null;
}

/** A sentence about somebody, or its form for "you": `key-you`. */
export function toYou(key: string, isYou: boolean, args: Message['args'] = {}): Message {
  return { key: isYou ? `${key}-you` : key, args };
}
