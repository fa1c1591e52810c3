/** How the pieces stand on the board, read from the view. */
import type { Standing } from '../board/Board.svelte';
import type { Colour } from '../board/board';
import { COLOURS } from '../data';
import type { Public } from './types';

/** The colours of the seats. */
export function coloursOf({ players }: Public): readonly Colour[] {
  return players.map(({ colour }) => COLOURS.find((known) => known === colour) ?? 'white');
}

export function standingOf(table: Public): Standing {
  const colours = coloursOf(table);
  const owners = (seats: readonly (number | null)[]) =>
    new Map(
      seats.flatMap((who, place) => {
        const of = who === null ? undefined : colours[who];
        return of ? [[place, of] as const] : [];
      }),
    );
  return {
    fortresses: owners(table.forts),
    boats: owners(table.boats),
    ghost: table.ghost,
    castle: table.castle === null ? null : (colours[table.castle] ?? null),
  };
}
