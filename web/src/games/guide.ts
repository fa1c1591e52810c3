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

/** A module fetched on demand. */
export type Lazy<T> = () => Promise<{ default: T }>;

/** A page of the game's own that needs no table. */
export interface Room {
  /** Its address: `/referee` of the room `referee`. */
  name: string;
  /** A table's code may follow its address. */
  ofTables?: boolean;
  screen: Lazy<Component<{ route: RoomRoute }>> | Lazy<Component<Record<string, never>>>;
  /** How the home page leads there; a room without a tile is reached from elsewhere. */
  tile?: { icon: IconName; title: string; hint: string };
}

/** The props of the game's own part of a table's form. */
export interface OwnSettingsProps {
  /** What its tempo can be set to, as the server tells it. */
  limits: readonly OptionInfo[];
  settings: Partial<Settings>;
  disabled: boolean;
  onchoose: (change: Partial<Settings>) => void;
}

/** The props of a game's own leg of the voyage of the day. */
export interface LegProps {
  /** Days since 1970. */
  day: number;
  /** The day's leg is already done: this try does not count. */
  practice: boolean;
  onend: () => void;
}

/** The props of the game's own part of the waiting room. */
export interface WaitingProps {
  table: TableInfo;
  /** Whether this device decides; on a TV nobody does. */
  host: boolean;
  tv: boolean;
}

/** The props of a character's drawing. */
export interface CharacterProps {
  /** Its number in the server's list. */
  character: number;
  /** In pixels. */
  size: number;
}

/** What a table's log leaves to the game's screen. */
export interface LogHabits<G extends GameName> {
  /** Kinds of facts that are shown but not logged. */
  untold: readonly GameTypes[G]['fact']['kind'][];
  /** Kinds of facts that are logged only once the screen has shown them. */
  heldBack: readonly GameTypes[G]['fact']['kind'][];
  /** Whether the screen is showing them now. */
  isShowing: (table: GameTypes[G]['public']) => boolean;
}

/** A bot's reaction to something that happened. */
export interface Gesture {
  seat: number;
  emote: EmoteName;
}

/** How the lines of the log look. */
export interface LogLook<G extends GameName> {
  /** Kinds of facts that begin a turn if another player caused them than the one before. */
  turns: readonly GameTypes[G]['fact']['kind'][];
  /** The colour that marks a player's lines. */
  colourOf: (table: GameTypes[G]['public'], seat: number) => string | undefined;
  /** The signs before lines, by the kind of fact. */
  icons: Partial<Record<GameTypes[G]['fact']['kind'], IconName>>;
  /** How a bot would react to a fact: only to rare ones, or nobody would look. */
  gestures?: (fact: GameTypes[G]['fact']) => readonly Gesture[];
}

/** The first script carries every guide: plain data stands here, anything large is fetched later. */
export interface Guide<G extends GameName = GameName> {
  name: G;
  /** Its place among the games, lowest first. */
  order: number;
  /** The prefix of its own message keys. */
  prefix: string;
  players: { from: number; to: number };
  minutes: number;
  screen: Lazy<Component<GameScreenProps<G>>>;
  /** A first game with a coach. */
  lesson?: Lazy<Lesson<G>>;
  /** Draws the figures of its rules by name. */
  figure?: Lazy<Component<{ name: string }>>;
  /** A player's score, as a sentence. */
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
  /** Players decide one after the other, so that a replay can explain a step. */
  explained?: boolean;
  /** Whether its finished games can be analysed. */
  analysed?: boolean;
  /** Whether the server has puzzles for it. */
  puzzles?: boolean;
  /** Options that are not set in a table's form. */
  unasked?: readonly string[];
  /** The option that names the rule set; the waiting room explains the choice in one line. */
  ruleSet?: string;
  /** Draws the characters that players choose from. */
  character?: Lazy<Component<CharacterProps>>;
  /** The options of a player's first games, where the rulebook makes them easier. */
  firstGame?: Settings['options'];
  /** The options where all players share one screen. */
  oneScreenOptions?: Settings['options'];
  /** Option values that need more than one screen. */
  notOnOneScreen?: Readonly<Record<string, readonly string[]>>;
  /** The settings of its tables besides clock and options. */
  ownSettings?: Lazy<Component<OwnSettingsProps>>;
  /** Its pieces, to print and cut out. */
  print?: Lazy<PrintPart>;
  /** Draws a piece that carries a printed code, by its name in the code. */
  piece?: Lazy<Component<{ piece: string }>>;
  /** What there is to do before the game, for the waiting room and the TV. */
  waiting?: Lazy<Component<WaitingProps>>;
  /** Its leg of the voyage of the day, where that is more than one of its puzzles. */
  leg?: Lazy<Component<LegProps>>;
  rooms?: readonly Room[];
  /** The room from which the host runs this table, if that is not the table's own page. */
  hostRoom?: (table: TableInfo) => string | undefined;
}
