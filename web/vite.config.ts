import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { preloadBase } from './scripts/first-scripts.ts';

// The address of a running `flibuste serve`, to which the development server passes what is not a page of ours.
const server = process.env['FLIBUSTE_SERVER'] ?? 'http://127.0.0.1:8585';

// A phone far away pays for every request: what is always needed together comes together.
const CHUNKS = [
  // What the first script needs to ask for the rest; with it, that script waits for nothing.
  {
    name: 'first',
    priority: 3,
    test: /src\/(router\/routes|screens|settings\/store|table\/screens|words\/(catalogs|languages))\.ts$|vite\/preload-helper/,
  },
  {
    name: 'base',
    priority: 2,
    test: /node_modules\/(svelte|@fluent)|src\/(parts|net|words\/(words|message)|settings|sound|router|shell\/(Shell|TopBar|Page|Offline|Settings|install|settings)|look\/theme|art\/(ink|picture|Coco))/,
  },
  { name: 'lobby', priority: 1, test: /src\/(lobby|home\/CodeForm)/ },
  { name: 'table', priority: 1, test: /src\/(table|replay\/(Dice|dice|sha))/ },
  { name: 'art-catan-junior', priority: 1, test: /src\/games\/(catan-junior\/(art|board)|chart)/ },
  { name: 'art-sandokan', priority: 1, test: /src\/games\/sandokan\/(art|chart)/ },
];

export default defineConfig(({ mode }) => ({
  base: '/',
  plugins: [svelte(), preloadBase('base')],
  // Vitest mounts components in a DOM: take Svelte's browser build there.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/flibuste/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    fs: { allow: ['..'] },
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
    include: ['src/**/*.test.ts'],
  },
}));
