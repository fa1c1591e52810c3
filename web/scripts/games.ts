/** Finds the games the client is built with: the folders of `src/games`, and those that other packages bring. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const OWN = join(WEB, 'src', 'games');
const OWN_RULES = join(WEB, '..', 'docs', 'rules');

/** Where a game's files lie. */
export interface GameFolders {
  name: string;
  /** `guide.ts`, and `door/Scene.svelte` where there is one. */
  web: string;
  /** Catalogs `<language>.ftl`; ours stand with those of the client. */
  words?: string;
  /** Clauses `<language>.md`. */
  rules?: string;
}

/** The games of other packages, as `scripts/client.py` names them. */
export function gamesFromOutside(): GameFolders[] {
  const named: GameFolders[] = JSON.parse(process.env['FLIBUSTE_GAMES'] || '[]');
  return named.filter(({ web }) => existsSync(join(web, 'guide.ts')));
}

export function ownGames(): GameFolders[] {
  return readdirSync(OWN)
    .map((name) => ({ name, web: join(OWN, name) }))
    .filter(({ web }) => existsSync(join(web, 'guide.ts')));
}

type Files = [key: string, file: string][];

const existing = (files: Files): Files => files.filter(([, file]) => existsSync(file));

function filesIn(folder: string, ending: string): Files {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => [file.slice(0, -ending.length), join(folder, file)]);
}

/** The pages that state a game's clauses, by language; ours are part of the documentation. */
function clausesOf({ name, rules }: GameFolders): Files {
  if (rules) return filesIn(rules, '.md');
  const folders = readdirSync(OWN_RULES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return existing([
    ['en', join(OWN_RULES, `${name}.md`)],
    ...folders.map((folder): Files[number] => [folder.name, join(OWN_RULES, folder.name, `${name}.md`)]),
  ]);
}

const quoted = (text: string) => JSON.stringify(text);
const record = (pairs: [key: string, code: string][]) =>
  `{ ${pairs.map(([key, code]) => `${quoted(key)}: ${code}`).join(', ')} }`;

/** Code that imports the files at once and exports them by their keys. */
function atOnce(files: Files): string {
  const imports = files.map(([, file], i) => `import file${i} from ${quoted(file)};`);
  return [...imports, `export default ${record(files.map(([key], i) => [key, `file${i}`]))};`].join('\n');
}

/** Code that exports how each game's texts are fetched, by language. */
function later(games: readonly GameFolders[], textsOf: (game: GameFolders) => Files): string {
  const fetched = (file: string) => `() => import(${quoted(`${file}?raw`)}).then((text) => text.default)`;
  return `export default ${record(
    games.map((game) => [
      game.name,
      record(textsOf(game).map(([language, file]) => [language, fetched(file)])),
    ]),
  )};`;
}

/** The source of `virtual:games/<what>`. */
export function sourceOf(what: string, games: readonly GameFolders[]): string | undefined {
  const each = (...path: string[]): Files =>
    existing(games.map(({ name, web }) => [name, join(web, ...path)]));
  const [kind, language] = what.split('/');
  switch (kind) {
    case 'guides':
      return atOnce(each('guide.ts'));
    case 'doors':
      return atOnce(each('door', 'Scene.svelte'));
    case 'drawings':
      return atOnce(each('Drawings.svelte'));
    case 'primers':
      return later(games, ({ web }) => filesIn(join(web, 'primer'), '.md'));
    case 'clauses':
      return later(games, clausesOf);
    case 'words': {
      const named = games.flatMap(({ name, words }): Files =>
        words ? [[name, join(words, `${language}.ftl`)]] : [],
      );
      return atOnce(existing(named).map(([name, file]) => [name, `${file}?raw`]));
    }
    default:
      return undefined;
  }
}

const VIRTUAL = 'virtual:games/';

/** Serves `virtual:games/...`, and lets the games from outside use the client's packages. */
export function findGames(games: readonly GameFolders[]): Plugin {
  const outside = games.filter(({ web }) => !web.startsWith(WEB + sep));
  return {
    name: 'find-games',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source.startsWith(VIRTUAL)) return `\0${source}`;
      const isPackage = !/^[./\0$]|^virtual:/.test(source);
      if (!importer || !isPackage || !outside.some(({ web }) => importer.startsWith(web + sep))) return null;
      return this.resolve(source, join(WEB, 'src', 'main.ts'), { ...options, skipSelf: true });
    },
    load(id) {
      return id.startsWith(`\0${VIRTUAL}`) ? sourceOf(id.slice(VIRTUAL.length + 1), games) : null;
    },
  };
}
