import { svelte } from '@sveltejs/vite-plugin-svelte';
import { join, sep } from 'node:path';
import { defineConfig } from 'vitest/config';
import { preloadBase } from './scripts/first-scripts.ts';
import { shellFiles } from './scripts/shell-files.ts';
import { WEB, findGames, gamesFromOutside, ownGames } from './scripts/games.ts';

// The address of a running `flibuste serve`, to which the development server passes what is not a page of ours.
const server = process.env['FLIBUSTE_SERVER'] ?? 'http://127.0.0.1:8585';

const outside = gamesFromOutside();
const games = [...ownGames(), ...outside];
const guides = new Set(games.map(({ web }) => join(web, 'guide.ts')));

// A phone far away pays for every request: what is always needed together comes together.
const FIRST =
  /src\/(router\/routes|screens|games\/games|settings\/store|table\/screens|words\/(catalogs|languages)|net\/(api|ids|early-connection|table-address|no-connection|update|server-there)|lobby\/(at-once|bot-habits|open-table|dice-share)|scan\/scan)\.ts$|virtual:games\/guides|vite\/preload-helper/;
/** The files of each game in a folder of its own, as a chunk for each game. */
const ofGames = (kind: string, priority: number, test: (file: string) => boolean) =>
  games.map(({ name, web }) => ({
    name: `${kind}-${name}`,
    priority,
    test: (id: string) => id.startsWith(`${web}${sep}`) && test(id.slice(web.length + 1)),
  }));
// A chunk takes with it what its files need, unless a chunk of higher priority has it.
const CHUNKS = [
  // What the first script needs to ask for the rest; with it, that script waits for nothing.
  {
    name: 'first',
    priority: 6,
    test: (id: string) => FIRST.test(id) || guides.has(id),
  },
  {
    name: 'base',
    priority: 5,
    test: /node_modules\/(svelte|@fluent)|src\/(parts|net|home\/(CodeForm|first-time)|words\/(words|message)|settings|sound|router|shell\/(Shell|NoConnection|TopBar|Page|Offline|Settings|install|settings)|look\/theme|art\/(ink|picture|Coco))/,
  },
  { name: 'scenery', priority: 5, test: /src\/art\/(Palm|Wave)/ },
  ...ofGames('door', 4, (file) => file.startsWith('door/')),
  { name: 'at-once', priority: 3, test: /src\/lobby\/(PlayNow|SettingUp)/ },
  {
    name: 'table',
    priority: 3,
    test: /src\/(table|replay\/(Dice|dice|sha)|lobby\/(Invitation|LinkField|MoveSeat|PacePick|options))/,
  },
  { name: 'board', priority: 3, test: /src\/board\// },
  { name: 'lobby', priority: 2, test: /src\/lobby\// },
  ...ofGames('art', 1, (file) => file.startsWith('art/')),
  ...ofGames('screen', 0, (file) => file === 'Screen.svelte'),
];

export default defineConfig(({ mode }) => ({
  base: '/',
  plugins: [findGames(games), svelte(), preloadBase('base'), shellFiles(games.map(({ web }) => web))],
  // Vitest mounts components in a DOM: take Svelte's browser build there.
  resolve: {
    // How a game from outside names what it shares with ours.
    alias: { $flibuste: join(WEB, 'src') },
    ...(mode === 'test' && { conditions: ['browser'] }),
  },
  build: {
    outDir: '../src/flibuste/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    fs: {
      allow: [
        '..',
        ...outside.flatMap(({ web, words, rules }) =>
          [web, words, rules].filter((folder) => folder !== undefined),
        ),
      ],
    },
    // The server takes requests only from its own page: keep the page's host, which changeOrigin would replace.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, changeOrigin: false, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    // Each file its own world, as in a process, but the DOM is loaded once: a quarter of the time.
    pool: 'vmThreads',
    include: ['{src,scripts}/**/*.test.ts'],
  },
}));
