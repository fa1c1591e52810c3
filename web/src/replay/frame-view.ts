/** A frame of a replay as the view that a game's screen draws, with nothing to choose. */
import type { Choice, GameName, Replay, ReplayFrame, SeatInfo, TableInfo, View } from '../net/wire';

/** What a screen needs to know of a table that nobody sits at. */
export type Still = Pick<
  Replay,
  'id' | 'game' | 'version' | 'options' | 'names' | 'characters' | 'outcome' | 'study' | 'commitment'
>;

/** Whose secrets are shown: one seat's, nobody's, or in an open game the acting seat's. */
export function eyesAt<G extends GameName>(
  replay: Replay<G>,
  frame: ReplayFrame<G>,
  before: number,
): number | null {
  if (replay.eyes === 'nobody') return null;
  if (replay.eyes !== 'open') return replay.eyes;
  return frame.seat >= 0 && frame.seat < replay.names.length ? frame.seat : before;
}

export function viewOf<G extends GameName>(
  replay: Replay<G>,
  frame: ReplayFrame<G>,
  {
    eyes,
    last,
    gap,
    choice,
  }: { eyes: number | null; last: boolean; gap: boolean; choice?: Choice<G> | null },
): View<G> {
  return {
    ...stillView<G>(tableOf(replay, last), eyes),
    seq: frame.seq,
    now: frame.at,
    public: frame.public,
    own: eyes === null ? null : (frame.own[eyes] ?? null),
    // A better choice is drawn as the only one offered.
    asked: choice ? { seat: eyes ?? 0, prompt: 0, say: choice.say, choices: [choice] } : null,
    facts: gap ? [] : frame.facts,
    gap,
  };
}

/** The view of a still table; the game's state is yet to be filled in. */
export function stillView<G extends GameName>(table: TableInfo, eyes: number | null): View<G> {
  return {
    t: 'view',
    seq: 0,
    now: 0,
    table,
    you: { member: null, host: false, seats: [], eyes, tv: null },
    public: null,
    own: null,
    waiting: [],
    asked: null,
    clocks: [],
    tempo: null,
    facts: [],
    gap: true,
    awaited: [],
    undone: [],
    undo: null,
    talk: [],
    build: '',
  };
}

export function tableOf(replay: Still, last: boolean): TableInfo {
  return {
    code: '',
    id: replay.id,
    game: replay.game,
    version: replay.version,
    settings: {
      options: replay.options,
      visibility: 'invited',
      clock: { kind: 'none', turn: 0, reserve: 0 },
      tempo: {},
      dropped: 'wait',
      patience: 0,
      free_text: false,
      free_names: true,
      latecomers: 'ask',
      begins: null,
      locked: true,
      bot_pace: 'usual',
      outside_bots: true,
      rated: false,
    },
    phase: last ? 'over' : 'playing',
    host: 0,
    seats: replay.names.map((name, seat) => seatOf(name, seat, replay.characters[seat] ?? null)),
    members: [],
    tvs: [],
    commitment: replay.commitment,
    outcome: last ? replay.outcome : null,
    rematch: null,
    regatta: null,
    study: replay.study,
    created: 0,
    pace: 1,
    short_thoughts: false,
    waved: [],
  };
}

function seatOf(name: string, seat: number, character: number | null): SeatInfo {
  return {
    seat,
    kind: 'person',
    name,
    member: null,
    level: null,
    connected: true,
    resigned: false,
    agrees: false,
    offered: false,
    vacant: false,
    character,
    bot_of: '',
  };
}
