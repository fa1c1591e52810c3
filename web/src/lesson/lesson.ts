/** The parts of a lesson: hints that fit a moment of a real game, and the goals to reach. */
import type { Component } from 'svelte';
import type { GameName, GameTypes, View } from '../net/wire';
import type { Args } from '../words/message';

/** A moment of the learner's game. */
export interface Scene<G extends GameName> {
  view: View<G>;
  table: GameTypes[G]['public'];
  /** The learner's seat. */
  me: number;
  /** The kinds of choices the learner has now. */
  may: ReadonlySet<string>;
  /** The kinds of facts that the learner has caused since the lesson began. */
  done: ReadonlySet<string>;
}

export interface Hint<G extends GameName> {
  /** Its text is `ui-lesson-<game>-<key>`. */
  key: string;
  when: (scene: Scene<G>) => boolean;
  /** Shown until the learner has read it, whatever else fits. */
  toRead?: boolean;
  /** What to look at: a selector. */
  spot?: string;
  args?: (scene: Scene<G>) => Args;
}

export interface Lesson<G extends GameName> {
  /** The practice before the table: without rivals, at one's own pace. */
  first?: Component<{ ondone: () => void }>;
  seats: number;
  options?: Record<string, string>;
  hints: readonly Hint<G>[];
  /** The goals, in order; after the last one the lesson is over. */
  goals: readonly ((scene: Scene<G>) => boolean)[];
  /** More to look at beside the hint. */
  beside?: Component<{ scene: Scene<G> }>;
}

/** The moment a view shows; undefined before the game has begun and for spectators. */
export function sceneOf<G extends GameName>(view: View<G>, done: ReadonlySet<string>): Scene<G> | undefined {
  const [me] = view.you.seats;
  if (me === undefined || !view.public) return undefined;
  const may = new Set((view.asked?.choices ?? []).map((choice) => choice.do.kind));
  return { view, table: view.public, me, may, done };
}

/** The first hint that fits, leaving out those already read. */
export function hintFor<G extends GameName>(
  lesson: Lesson<G>,
  scene: Scene<G>,
  read: ReadonlySet<string>,
): Hint<G> | undefined {
  return lesson.hints.find((hint) => !(hint.toRead && read.has(hint.key)) && hint.when(scene));
}

/** How many goals have been reached, in order. */
export function reached<G extends GameName>(lesson: Lesson<G>, scene: Scene<G>): number {
  const open = lesson.goals.findIndex((goal) => !goal(scene));
  return open < 0 ? lesson.goals.length : open;
}

/** The kinds of a view's facts that this seat has caused. */
export function doneIn<G extends GameName>(view: View<G>, me: number): string[] {
  return view.facts.flatMap(({ do: fact }) => ('who' in fact && fact.who === me ? [fact.kind] : []));
}
