import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The address of a running `flibuste serve`, to which the development server passes what is not a page of ours.
const server = process.env['FLIBUSTE_SERVER'] ?? 'http://127.0.0.1:8585';

export default defineConfig(({ mode }) => ({
  base: '/',
  plugins: [svelte()],
  // Vitest mounts components in a DOM: take Svelte's browser build there.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/flibuste/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
    include: ['src/**/*.test.ts'],
  },
}));
