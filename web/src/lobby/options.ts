/** How the games' options are named in the catalogs, and which of them a table's form offers. */
import type { GameInfo, GameName, OptionInfo } from '../net/wire';

const PREFIX: Record<GameName, string> = { 'santy-anno': 'sa', 'catan-junior': 'cj', sandokan: 'sk' };

/** Chosen by other means: cards dealt by hand are the Bosun's, taking turns at one screen is a way of its own. */
const NOT_ASKED = ['dealer', 'screens'];

export function optionKey(game: GameName, option: string, value?: string): string {
  const parts = [PREFIX[game], 'option', option, ...(value === undefined ? [] : [value])];
  return parts.join('-').replaceAll('_', '-');
}

export function offered({ options }: Pick<GameInfo, 'options'>): OptionInfo[] {
  return options.filter(({ name }) => !NOT_ASKED.includes(name));
}
