import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gamesFromOutside, ownGames, sourceOf, type GameFolders } from './games.ts';

describe('the games a client is built with', () => {
  let root: string;
  let game: GameFolders;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'games-'));
    const folder = (name: string) => join(root, name);
    game = { name: 'tri-ominos', web: folder('web'), words: folder('words'), rules: folder('rules') };
    for (const name of ['web/door', 'web/primer', 'words', 'rules'])
      mkdirSync(folder(name), { recursive: true });
    for (const file of ['web/guide.ts', 'web/primer/fr.md', 'words/en.ftl', 'rules/pl.md'])
      writeFileSync(folder(file), '');
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
    vi.unstubAllEnvs();
  });

  it('are those of our own folders', () => {
    expect(ownGames().length).toBeGreaterThan(0);
    for (const { name, web } of ownGames()) expect(web.endsWith(join('src', 'games', name))).toBe(true);
  });

  it('come from outside too, if they have a guide', () => {
    vi.stubEnv('FLIBUSTE_GAMES', JSON.stringify([game, { name: 'mute', web: join(root, 'nowhere') }]));
    expect(gamesFromOutside()).toEqual([game]);
    vi.stubEnv('FLIBUSTE_GAMES', '');
    expect(gamesFromOutside()).toEqual([]);
  });

  it('bring their guides, texts and catalogs', () => {
    expect(sourceOf('guides', [game])).toContain(`from ${JSON.stringify(join(game.web, 'guide.ts'))}`);
    expect(sourceOf('primers', [game])).toContain(
      `"fr": () => import("${join(game.web, 'primer', 'fr.md')}?raw")`,
    );
    expect(sourceOf('clauses', [game])).toContain(
      `"pl": () => import("${join(root, 'rules', 'pl.md')}?raw")`,
    );
    expect(sourceOf('words/en', [game])).toContain(`from "${join(root, 'words', 'en.ftl')}?raw"`);
  });

  it('may leave out what they do not have', () => {
    for (const what of ['doors', 'drawings', 'words/fr'])
      expect(sourceOf(what, [game])).toMatch(/^export default \{\s*\};$/);
  });
});
