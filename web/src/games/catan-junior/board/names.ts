/** The names of a board's places, for screen readers. */
import type { Arg, Message } from '../../../words/words.svelte';
import type { Board } from './board';

export function landName(board: Board, hex: number): Message {
  const land = board.hexes[hex];
  return { key: `cj-land-${land?.resource ?? 'gold'}`, args: { n: land?.number ?? 0 } };
}

export function siteName(board: Board, site: number): Message {
  const place = board.sites[site];
  const lands: Arg[] = (place?.hexes ?? []).map((hex) => landName(board, hex));
  return { key: place?.port ? 'ui-cj-place-port' : 'ui-cj-place-site', args: { n: site + 1, lands } };
}

export function lineName(board: Board, line: number): Message {
  const [from = 0, to = 0] = board.lines[line]?.sites ?? [];
  return { key: 'ui-cj-place-line', args: { from: from + 1, to: to + 1 } };
}
