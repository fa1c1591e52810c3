import type { Plugin } from 'vite';

/** Names the chunk that every page needs in the page itself: it comes beside the first script, not after it. */
export function preloadBase(name: string): Plugin {
  return {
    name: 'preload-base',
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
