import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GUIDES } from '../games/games';
import { LEVELS, PACES } from '../lobby/bot-habits';
import { firstCatalogs } from './catalogs';
import { LANGUAGES } from './languages';
import { bundleOf } from './words.svelte';

/** Folders whose screens are shown before the texts of the tables have loaded. */
const LACONIC = ['home', 'shell', 'parts', 'settings', 'net'];

const here = join(import.meta.dirname, '..');
const sources = LACONIC.flatMap((folder) =>
  readdirSync(join(here, folder))
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(here, folder, file), 'utf-8')),
);
/** Keys that occur literally in the sources; composed ones end in a dash. */
const literal = sources.flatMap((text) => text.match(/'(?:ui|table)-[a-z0-9-]+[a-z0-9]'/g) ?? []);
const made = [
  ...GUIDES.flatMap(({ name, rooms = [] }) => [
    `ui-game-${name}`,
    `ui-pitch-${name}`,
    ...rooms.flatMap(({ tile }) => (tile ? [tile.title, tile.hint] : [])),
  ]),
  ...['friends', 'screen', 'tv', 'regatta', 'games', 'lesson', 'rules', 'print', 'replays'].flatMap((way) => [
    `ui-way-${way}`,
    `ui-way-${way}-hint`,
  ]),
  ...LEVELS.flatMap((level) => [`table-level-${level}`, `ui-level-${level}`]),
  ...PACES.map((pace) => `ui-pace-${pace}`),
];

describe.each(LANGUAGES)('the first words in %s', (language) => {
  it('are all that the home page and the pages around it say', async () => {
    const bundle = bundleOf(language, await firstCatalogs(language));
    const keys = [...new Set([...literal.map((quoted) => quoted.slice(1, -1)), ...made])];
    expect(keys.length).toBeGreaterThan(60);
    expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });
});
