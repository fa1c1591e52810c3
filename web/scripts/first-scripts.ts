import type { Plugin } from 'vite';

/**
 * Names the chunk that every page needs in the page itself: it comes beside the first script, not after it. A first script
 * that would wait for it fails the build.
 */
export function preloadBase(name: string): Plugin {
  return {
    name: 'preload-base',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])),
      );
      const seen = new Set([...chunks.values()].flatMap((one) => (one.isEntry ? [one.fileName] : [])));
      for (const file of seen) {
        for (const imported of chunks.get(file)?.imports ?? []) {
          if (chunks.get(imported)?.name === name) {
            this.error(`${file} waits for the chunk ${name}: name what it imports in FIRST (vite.config.ts)`);
          }
          seen.add(imported);
        }
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.name === name);
        if (chunk?.type !== 'chunk') return [];
        const link = (attrs: Record<string, string | boolean>) =>
          ({ tag: 'link', attrs: { crossorigin: true, ...attrs }, injectTo: 'head' }) as const;
        return [
          link({ rel: 'modulepreload', href: `/${chunk.fileName}` }),
          ...[...(chunk.viteMetadata?.importedCss ?? [])].map((file) =>
            link({ rel: 'stylesheet', href: `/${file}` }),
          ),
        ];
      },
    },
  };
}
