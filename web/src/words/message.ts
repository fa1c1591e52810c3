import type { FluentBundle, FluentVariable } from '@fluent/bundle';

/** A message as the wire carries it: a key of the catalogs and its arguments. */
export interface Message {
  key: string;
  args?: Args;
}
export interface SeatArg {
  seat: number;
}
export type Arg = number | string | Message | SeatArg | readonly Arg[];
export type Args = Readonly<Record<string, Arg>>;

/** What it takes to say a message in one language: its catalog, its "a, b and c", and the names of the people at the table. */
export interface Voice {
  bundle: FluentBundle;
  list: Pick<Intl.ListFormat, 'format'>;
  seatName: (seat: number) => string;
}

/** The sentence of a message; a key missing from the catalog is shown as it is, so that it gets noticed. */
export function sentence(message: Message, voice: Voice): string {
  const pattern = voice.bundle.getMessage(message.key)?.value;
  if (!pattern) return message.key;
  const gaps: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(message.args ?? {})) gaps[name] = gap(arg, voice);
  return voice.bundle.formatPattern(pattern, gaps, []);
}

function gap(arg: Arg, voice: Voice): FluentVariable {
  return typeof arg === 'number' ? arg : text(arg, voice);
}

function text(arg: Arg, voice: Voice): string {
  if (typeof arg === 'string') return arg;
  if (typeof arg === 'number') return String(arg);
  if (isList(arg)) return voice.list.format(arg.map((item) => text(item, voice)));
  return 'seat' in arg ? voice.seatName(arg.seat) : sentence(arg, voice);
}

function isList(arg: Arg): arg is readonly Arg[] {
  return Array.isArray(arg);
}
