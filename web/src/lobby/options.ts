/** How the games' options are named in the catalogs, and which of them a table's form offers. */
import { guideOf, type Game } from '../games/games';
import type { GameInfo, OptionInfo, Settings } from '../net/wire';

export function optionKey(game: Game, option: string, value?: string): string {
  const parts = [guideOf(game)?.prefix ?? game, 'option', option, ...(value === undefined ? [] : [value])];
  return parts.join('-').replaceAll('_', '-');
}

/** All but those not set in a table's form. */
export function offered({ name, options }: Pick<GameInfo, 'name' | 'options'>): OptionInfo[] {
  const unasked = guideOf(name)?.unasked ?? [];
  return options.filter((option) => !unasked.includes(option.name));
}

/** An option as it is set: message keys of its name and value, or the number chosen. */
export interface InForce {
  name: string;
  label: string;
  value: string | number;
  usual: boolean;
}

/** Every option that a table's form offers, as chosen or by default. */
export function inForce(game: Pick<GameInfo, 'name' | 'options'>, chosen: Settings['options']): InForce[] {
  return offered(game).map(({ name, values, default: usual }) => {
    const value = chosen[name] ?? usual;
    return {
      name,
      label: optionKey(game.name, name),
      value: values.length > 0 ? optionKey(game.name, name, String(value)) : value,
      usual: value === usual,
    };
  });
}

/** A table's options as a query, which leads to its rules as they are played there. */
export function asQuery(chosen: Settings['options']): string {
  return new URLSearchParams(Object.entries(chosen).map(([name, value]) => [name, String(value)])).toString();
}

/** The options that a query names, as far as the game knows them. */
export function fromQuery({ options }: Pick<GameInfo, 'options'>, query: string): Settings['options'] {
  const asked = new URLSearchParams(query);
  const chosen: Settings['options'] = {};
  for (const { name, values, lowest, highest } of options) {
    const value = asked.get(name);
    if (value === null) continue;
    const number = Number(value);
    if (values.includes(value)) chosen[name] = value;
    else if (values.length === 0 && number >= lowest && number <= highest) chosen[name] = number;
  }
  return chosen;
}

/** Whether the options are exactly those of a first game. */
export function isFirstGame(game: Game, chosen: Settings['options']): boolean {
  const first = Object.entries(guideOf(game)?.firstGame ?? {});
  return first.length > 0 && first.every(([name, value]) => chosen[name] === value);
}
