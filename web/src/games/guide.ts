/**
 * What a game brings to the client besides its rules: each game's folder has a `guide.ts` that exports one.
 *
 * Found beside it, where they exist: `door/Scene.svelte`, which is seen behind the game's door; `primer/<language>.md`, the
 * rules to read in five minutes; `Drawings.svelte`, all its drawings for the gallery.
 */
import type { Component } from 'svelte';
import type { Lesson } from '../lesson/lesson';
import type { GameName, GameTypes, OptionInfo, Settings, TableInfo } from '../net/wire';
import type { IconName } from '../parts/icons';
import type { PrintPart } from '../print/print';
import type { RoomRoute } from '../router/routes';
import type { GameScreenProps } from '../table/contract';
import type { EndPart } from '../table/end/end';
import type { MomentPart } from '../table/moments/moment';
import type { EmoteName } from '../table/phrases';
import type { Message } from '../words/message';

/** A module that is fetched when it is needed. */
export type Lazy<T> = () => Promise<{ default: T }>;

/** A page of the game's own that needs no table. */
export interface Room {
  /** Its address: `/referee` of the room `referee`. */
  name: string;
  /** The code of a table may follow its address. */
  ofTables?: boolean;
  screen: Lazy<Component<{ route: RoomRoute }>> | Lazy<Component<Record<string, never>>>;
  /** How the home page leads there; a room without a tile is reached from elsewhere. */
  tile?: { icon: IconName; title: string; hint: string };
}

/** What the game's own part of a table's form is given. */
export interface OwnSettingsProps {
  /** What its tempo can be set to, as the server tells it. */
  limits: readonly OptionInfo[];
  settings: Partial<Settings>;
  disabled: boolean;
  onchoose: (change: Partial<Settings>) => void;
}

/** What a game's own leg of the voyage of the day is given. */
export interface LegProps {
  /** Days since 1970. */
  day: number;
  /** The day's leg is done: once more, without counting. */
  practice: boolean;
  onend: () => void;
}

/** What the game's own part of the waiting room is given. */
export interface WaitingProps {
  table: TableInfo;
  /** Whether this device settles things; on a TV nobody does. */
  host: boolean;
  tv: boolean;
}

/** What the drawing of a character is given. */
export interface CharacterProps {
  /** Its number among those that the server names. */
  character: number;
  /** In pixels. */
  size: number;
}

/** What the log of a table leaves to the game's screen. */
export interface LogHabits<G extends GameName> {
  /** Kinds of facts that are seen, not told. */
  untold: readonly GameTypes[G]['fact']['kind'][];
  /** Kinds of facts that are told only once the screen has shown them. */
  heldBack: readonly GameTypes[G]['fact']['kind'][];
  /** Whether the screen is showing them now. */
  isShowing: (table: GameTypes[G]['public']) => boolean;
}

/** What a bot makes of something that happened. */
export interface Gesture {
  seat: number;
  emote: EmoteName;
}

/** How the lines of a log look. */
export interface LogLook<G extends GameName> {
  /** Kinds of facts with which a turn begins, if they are another player's than the one before. */
  turns: readonly GameTypes[G]['fact']['kind'][];
  /** What a player's lines are marked with. */
  colourOf: (table: GameTypes[G]['public'], seat: number) => string | undefined;
  /** The signs before lines, by the kind of fact. */
  icons: Partial<Record<GameTypes[G]['fact']['kind'], IconName>>;
  /** What somebody makes of a fact, if a bot: of rare facts only, or nobody would look at it. */
  gestures?: (fact: GameTypes[G]['fact']) => readonly Gesture[];
}

/** The first script carries every guide: facts stand here, whatever weighs something is fetched later. */
export interface Guide<G extends GameName = GameName> {
  name: G;
  /** Its place among the games, the smallest first. */
  order: number;
  /** What the keys of its own messages begin with. */
  prefix: string;
  players: { from: number; to: number };
  minutes: number;
  screen: Lazy<Component<GameScreenProps<G>>>;
  /** A first game with a coach. */
  lesson?: Lazy<Lesson<G>>;
  /** Draws the figures of its rules by their names. */
  figure?: Lazy<Component<{ name: string }>>;
  /** What a player has to show for it in the end. */
  score?: (table: GameTypes[G]['public'], seat: number) => Message | undefined;
  /** Which facts are great moments, and their pictures. */
  moments?: Lazy<MomentPart<G>>;
  /** The picture of a finished game. */
  end?: Lazy<EndPart<G>>;
  log?: LogHabits<G>;
  logLook?: Lazy<LogLook<G>>;
  /** Whose turn it is, where players take turns: others may be asked for an answer in between. */
  turnOf?: (table: GameTypes[G]['public']) => number;
  /** Those of the seats asked without whom the game does not go on, where others may only add to it. */
  awaited?: (table: GameTypes[G]['public'], asked: readonly number[]) => readonly number[];
  /** Players decide one after the other, so that a replay can be asked what spoke for a step. */
  explained?: boolean;
  /** Whether a finished game of it can be analysed. */
  analysed?: boolean;
  /** Whether the server has puzzles of it. */
  puzzles?: boolean;
  /** Options that are settled by other means than a table's form. */
  unasked?: readonly string[];
  /** The option that names the rule set: the waiting room tells in a line what is chosen. */
  ruleSet?: string;
  /** Draws whom a player can choose to be. */
  character?: Lazy<Component<CharacterProps>>;
  /** What somebody's first games are played with, where the rulebook makes them easier. */
  firstGame?: Settings['options'];
  /** What is played with where all share one screen. */
  oneScreenOptions?: Settings['options'];
  /** Values of options that need more than one screen. */
  notOnOneScreen?: Readonly<Record<string, readonly string[]>>;
  /** What its tables can be set beside clock and options. */
  ownSettings?: Lazy<Component<OwnSettingsProps>>;
  /** Its pieces to be printed and cut out. */
  print?: Lazy<PrintPart>;
  /** Draws a piece that carries a printed code, by the name that the code has for it. */
  piece?: Lazy<Component<{ piece: string }>>;
  /** What is to be done before the game, for the waiting room and the TV. */
  waiting?: Lazy<Component<WaitingProps>>;
  /** Its leg of the voyage of the day, where that is more than one of its puzzles. */
  leg?: Lazy<Component<LegProps>>;
  rooms?: readonly Room[];
  /** The room in which the host leads this table, if it is not led at the table's own page. */
  hostRoom?: (table: TableInfo) => string | undefined;
}
