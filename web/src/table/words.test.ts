import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EMOTES, PHRASES } from './phrases';
import { LANGUAGES, type Language } from '../words/languages';

const folder = new URL('../../../src/flibuste/words/', `file://${__dirname}/`);
const source = (language: Language, name: string) =>
  readFileSync(new URL(`${language}/${name}.ftl`, folder), 'utf8');
const keys = (text: string) => new FluentResource(text).body.map((message) => message.id).sort();

describe("the table's catalog", () => {
  it('says the same things in all languages', () => {
    const [first, ...others] = LANGUAGES.map((language) => keys(source(language, 'ui_table')));
    for (const other of others) expect(other).toEqual(first);
  });

  it.each(LANGUAGES)('has no broken entry in %s', (language) => {
    const text = source(language, 'ui_table');
    const written = text.split('\n').filter((line) => /^[a-z][\w-]* =/.test(line));
    expect(keys(text)).toHaveLength(written.length);
  });

  it.each(LANGUAGES)('has every quick phrase and a name for every emote in %s', (language) => {
    const known = [...keys(source(language, 'table')), ...keys(source(language, 'ui_table'))];
    for (const phrase of [...PHRASES, ...EMOTES]) expect(known).toContain(`table-phrase-${phrase}`);
    for (const emote of EMOTES) expect(known).toContain(`ui-table-${emote}`);
  });
});
