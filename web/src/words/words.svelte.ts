import { FluentBundle, FluentResource } from '@fluent/bundle';
import { catalogsOf, type Catalogs } from './catalogs';
import { LOCALES, type Language } from './languages';
import { sentence, type Args, type Message, type Voice } from './message';

export type { Arg, Args, Message, SeatArg } from './message';

interface Speech {
  language: Language;
  bundle: FluentBundle;
  list: Pick<Intl.ListFormat, 'format'>;
}

let speech = $state.raw<Speech>();
let people = $state.raw<readonly string[]>([]);

/** Reads the catalogs of a language into one bundle. */
export function bundleOf(language: Language, catalogs: Catalogs): FluentBundle {
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
  for (const source of Object.values(catalogs)) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The "a, b and c" of a language; made when it is first said, for that takes a phone tens of milliseconds. */
function listOf(language: Language): Speech['list'] {
  let made: Intl.ListFormat | undefined;
  return {
    format: (items) =>
      (made ??= new Intl.ListFormat(LOCALES[language], { type: 'conjunction' })).format(items),
  };
}

/** Switches the page to a language once its catalogs are here; every `t` shown is said anew. */
export async function speak(language: Language): Promise<void> {
  const catalogs = await catalogsOf(language);
  speech = {
    language,
    bundle: bundleOf(language, catalogs),
    list: listOf(language),
  };
  document.documentElement.lang = language;
}

/** Adds what only one page says to the language that is spoken; if another is by now, nothing happens. */
export function learn(language: Language, catalog: string): void {
  if (speech?.language !== language) return;
  speech.bundle.addResource(new FluentResource(catalog));
  speech = { ...speech };
}

/** The language the page speaks now. */
export function spoken(): Language {
  return speech?.language ?? 'en';
}

/** Names the people at the table, by seat, for messages that speak of seats. */
export function nameSeats(names: readonly string[]): void {
  people = names;
}

/** A message of the wire as a sentence. */
export function say(message: Message): string {
  if (!speech) return message.key;
  const voice: Voice = { bundle: speech.bundle, list: speech.list, seatName };
  return sentence(message, voice);
}

/** A text of the catalogs: `t('ui-home-players', { from: 3, to: 8 })`. */
export function t(key: string, args?: Args): string {
  return say(args ? { key, args } : { key });
}

function seatName(seat: number): string {
  return people[seat] ?? t('ui-seat', { n: seat + 1 });
}
