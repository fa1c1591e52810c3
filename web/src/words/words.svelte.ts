import { FluentBundle, FluentResource } from '@fluent/bundle';
import { firstCatalogs, moreCatalogs, type Catalogs } from './catalogs';
import { LOCALES, type Language } from './languages';
import { typeset } from './typeset';
import { sentence, type Args, type Message, type Voice } from './message';

export type { Arg, Args, Message, SeatArg } from './message';

interface Speech {
  language: Language;
  bundle: FluentBundle;
  list: Pick<Intl.ListFormat, 'format'>;
}

let speech = $state.raw<Speech>();
/** Whether texts beyond the home page are wanted; from then on, in every language. */
let talkative = false;
let learning: Promise<void> | undefined;
let people = $state.raw<readonly string[]>([]);

/** Reads the catalogs of a language into one bundle. */
export function bundleOf(language: Language, catalogs: Catalogs): FluentBundle {
  const bundle = new FluentBundle(LOCALES[language], {
    useIsolating: false,
    transform: typeset(language),
  });
  for (const source of Object.values(catalogs)) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The "a, b and c" of a language; created on first use, since that takes a phone tens of milliseconds. */
function listOf(language: Language): Speech['list'] {
  let made: Intl.ListFormat | undefined;
  return {
    format: (items) =>
      (made ??= new Intl.ListFormat(LOCALES[language], { type: 'conjunction' })).format(items),
  };
}

/** Switches the page to a language once its catalogs have loaded; every `t` on screen updates. */
export async function speak(language: Language): Promise<void> {
  const coming = talkative ? moreCatalogs(language) : undefined;
  const first = await firstCatalogs(language);
  // Somebody may have gone beyond the home page meanwhile.
  const catalogs = { ...first, ...(talkative && (await (coming ?? moreCatalogs(language)))) };
  if (talkative) learning = Promise.resolve();
  speech = {
    language,
    bundle: bundleOf(language, catalogs),
    list: listOf(language),
  };
  document.documentElement.lang = language;
}

/** Loads the texts of tables, lessons and rules, for visitors who go beyond the home page. */
export function speakOfAll(): Promise<void> {
  talkative = true;
  // Before the first language has loaded, they come along with it.
  learning ??= speech ? learnMore(speech.language) : undefined;
  return learning ?? Promise.resolve();
}

async function learnMore(language: Language): Promise<void> {
  try {
    for (const catalog of Object.values(await moreCatalogs(language))) learn(language, catalog);
  } catch (error) {
    learning = undefined;
    throw error;
  }
}

/** Adds a single page's texts to the language in use; does nothing if the language has changed. */
export function learn(language: Language, catalog: string): void {
  if (speech?.language !== language) return;
  speech.bundle.addResource(new FluentResource(catalog));
  speech = { ...speech };
}

/** The page's current language. */
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
