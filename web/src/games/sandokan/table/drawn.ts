/** The view's boats as captains in the list, as sails on the chart and as sides of a fight. */
import { say } from '../../../words/words.svelte';
import { HARBOURS, WAY_OUT } from '../chart/chart';
import type { Sail } from '../chart/Fleet.svelte';
import type { Captain } from './Captains.svelte';
import type { Choices } from './choices';
import type { Side } from './FightStage.svelte';
import type { Strength } from './happenings.svelte';
import type { Public } from './types';

type Names = readonly string[];

export function captainsOf(table: Public, names: Names): Captain[] {
  return table.boats.map((boat, seat) => ({
    seat,
    name: names[seat] ?? '',
    port: boat.home,
    cards: boat.cards,
    hold: boat.cargo,
    points: boat.points,
    active: table.active === seat && table.phase !== 'over',
    becalmed: boat.becalmed,
    plagued: boat.plagued,
    marque: boat.letter,
  }));
}

export function sailsOf(table: Public, choices: Choices, names: Names): Sail[] {
  return table.boats.flatMap((boat, seat) => {
    if (boat.home === null || boat.cell === null) return [];
    const attack = choices.foes.get(seat);
    return [
      {
        seat,
        port: boat.home,
        cell: boat.cell,
        heading: boat.heading ?? (boat.port ? WAY_OUT[HARBOURS[boat.port].land] : 'N'),
        hold: boat.cargo,
        active: table.active === seat,
        prey: attack !== undefined,
        label: attack ? say(attack.say) : (names[seat] ?? ''),
      },
    ];
  });
}

/** One side of a fight; its strength is known once both are shown. */
export function sideOf(table: Public, names: Names, seat: number, strength?: Strength): Side {
  return {
    seat,
    name: names[seat] ?? '',
    port: table.boats[seat]?.home ?? 'sun',
    ready: strength !== undefined || table.fight?.ready.includes(seat) === true,
    shown: strength ?? null,
  };
}

/** Laid black and shown red cards by kind. */
export function countedCards(black: readonly number[], red: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of [...black.map((value) => `black:${value}`), ...red.map((value) => `red:${value}`)])
    counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
