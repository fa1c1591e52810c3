import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Places that are large and seldom needed without a connection, and what only a game's own screens need. */
const LATER = /\/src\/(print|replay|gallery|rules)\//;

const PLACEHOLDER = 'const SHELL = [];';

/** Tells the service worker which files make the shell: all but the games' own screens and what is seldom needed. */
export function shellFiles(gameFolders: readonly string[]): Plugin {
  const isOfGame = (module: string) => gameFolders.some((folder) => module.startsWith(`${folder}/`));
  const isOfHome = (module: string) => isOfGame(module) && /\/(guide\.ts|door\/)/.test(module);
  const isLater = (module: string) => LATER.test(module) || isOfGame(module);
  return {
    name: 'shell-files',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const files = new Set<string>();
      /** A chunk comes with its styles, and with the chunks without which it does not start. */
      const take = (name: string) => {
        const one = bundle[name];
        if (one?.type !== 'chunk' || files.has(name)) return;
        files.add(name);
        for (const style of one.viteMetadata?.importedCss ?? []) files.add(style);
        one.imports.forEach(take);
      };
      for (const [name, one] of Object.entries(bundle)) {
        if (one.type === 'asset') {
          if (name.endsWith('.woff2')) files.add(name);
          continue;
        }
        // A chunk that only passes another one on has no modules, but stands for one.
        const modules = [...one.moduleIds, ...(one.facadeModuleId ? [one.facadeModuleId] : [])];
        if (modules.some(isOfHome) || !modules.some(isLater)) take(name);
      }
      const worker = join(dir ?? '', 'sw.js');
      const text = readFileSync(worker, 'utf-8');
      if (!text.includes(PLACEHOLDER)) throw new Error('sw.js has no place for the shell');
      const list = [...files].sort().map((file) => `/${file}`);
      writeFileSync(worker, text.replace(PLACEHOLDER, `const SHELL = ${JSON.stringify(list)};`));
    },
  };
}
