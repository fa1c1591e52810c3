import { FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, LOCALES, guessLanguage, type Language } from './languages';
import { sentence, type Message } from './message';
import { bundleOf, nameSeats, say, speak, spoken, t } from './words.svelte';

const COINS: Record<Language, string> = {
  en: `
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
takes = { $who } takes { $what }.
`,
  fr: `
coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
takes = { $who } prend { $what }.
`,
  pl: `
coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
  }
takes = { $who } bierze { $what }.
`,
};

function speaker(language: Language) {
  const voice = {
    bundle: bundleOf(language, { coins: COINS[language] }),
    list: new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }),
    seatName: (seat: number) => ['Ada', 'Bo', 'Cy'][seat] ?? '?',
  };
  return (message: Message) => sentence(message, voice);
}

describe('a message', () => {
  it.each<[Language, number, string]>([
    ['en', 1, '1 coin'],
    ['en', 2, '2 coins'],
    ['fr', 0, '0 pièce'],
    ['fr', 1, '1 pièce'],
    ['fr', 2, '2 pièces'],
    ['pl', 1, '1 moneta'],
    ['pl', 2, '2 monety'],
    ['pl', 5, '5 monet'],
    ['pl', 12, '12 monet'],
    ['pl', 22, '22 monety'],
  ])('in %s counts %i', (language, n, text) => {
    expect(speaker(language)({ key: 'coins', args: { n } })).toBe(text);
  });

  it.each<[Language, string]>([
    ['en', 'Bo takes 2 coins.'],
    ['fr', 'Bo prend 2 pièces.'],
    ['pl', 'Bo bierze 2 monety.'],
  ])('in %s holds a seat and a message in its gaps', (language, text) => {
    const what = { key: 'coins', args: { n: 2 } };
    expect(speaker(language)({ key: 'takes', args: { who: { seat: 1 }, what } })).toBe(text);
  });

  it.each<[Language, string]>([
    ['en', 'Ada, Bo and Cy takes 1 coin and 2 coins.'],
    ['fr', 'Ada, Bo et Cy prend 1 pièce et 2 pièces.'],
    ['pl', 'Ada, Bo i Cy bierze 1 moneta i 2 monety.'],
  ])('in %s lists what stands in its gaps', (language, text) => {
    const who = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
    const what = [
      { key: 'coins', args: { n: 1 } },
      { key: 'coins', args: { n: 2 } },
    ];
    expect(speaker(language)({ key: 'takes', args: { who, what } })).toBe(text);
  });

  it('with an unknown key shows the key', () => {
    expect(speaker('en')({ key: 'no-such-key' })).toBe('no-such-key');
  });
});

describe('the page', () => {
  beforeEach(async () => {
    await speak('en');
    nameSeats([]);
  });

  it('speaks another language when asked to', async () => {
    expect(t('ui-close')).toBe('Close');
    await speak('pl');
    expect(spoken()).toBe('pl');
    expect(t('ui-close')).toBe('Zamknij');
    expect(document.documentElement.lang).toBe('pl');
  });

  it('calls people by their names, and a nameless seat by its number', () => {
    nameSeats(['Ada']);
    expect(say({ key: 'ui-back-to-table', args: { code: { seat: 0 } } })).toBe('Back to table Ada');
    expect(say({ key: 'ui-back-to-table', args: { code: { seat: 2 } } })).toBe('Back to table seat 3');
  });

  it('takes the first language of the visitor that it speaks', () => {
    expect(guessLanguage(['de-AT', 'pl-PL', 'en'])).toBe('pl');
    expect(guessLanguage(['de'])).toBe('en');
  });
});

describe("the client's own catalog", () => {
  const folder = new URL('../../../src/flibuste/words/', `file://${__dirname}/`);
  const source = (language: Language) => readFileSync(new URL(`${language}/ui.ftl`, folder), 'utf8');
  const keys = (text: string) => [...new FluentResource(text).body].map((message) => message.id).sort();

  it('says the same things in all languages', () => {
    const [first, ...others] = LANGUAGES.map((language) => keys(source(language)));
    for (const other of others) expect(other).toEqual(first);
  });

  it.each(LANGUAGES)('has no broken entry in %s', (language) => {
    const text = source(language);
    const written = text.split('\n').filter((line) => /^[a-z][\w-]* =/.test(line));
    expect(keys(text)).toHaveLength(written.length);
  });

  it('is beside the other catalogs', () => {
    for (const language of LANGUAGES) expect(readdirSync(new URL(language, folder))).toContain('ui.ftl');
  });
});
