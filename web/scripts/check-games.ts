/** Checks the TypeScript of the games that other packages bring (`FLIBUSTE_GAMES`) as ours is checked. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEB, gamesFromOutside } from './games.ts';

const tool = (name: string, args: string[], cwd = WEB) =>
  spawnSync(join(WEB, 'node_modules', '.bin', name), args, { cwd, stdio: 'inherit' }).status === 0;

const folders = gamesFromOutside().map(({ web }) => web);
if (folders.length > 0) {
  // Their types and ours are one program: their wire types add to ours.
  const config = join(WEB, 'node_modules', '.cache', 'games', 'tsconfig.json');
  mkdirSync(join(config, '..'), { recursive: true });
  const include = [join(WEB, 'src'), ...folders];
  writeFileSync(config, JSON.stringify({ extends: join(WEB, 'tsconfig.json'), include }));
  const eslint = ['--max-warnings', '0', '--config', join(WEB, 'eslint.config.js'), '.'];
  const passed = [
    tool('svelte-check', ['--fail-on-warnings', '--tsconfig', config]),
    ...folders.map((folder) => tool('eslint', eslint, folder)),
  ];
  process.exit(passed.every(Boolean) ? 0 : 1);
}
