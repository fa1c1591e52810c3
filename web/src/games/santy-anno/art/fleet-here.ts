/** The fleet of the table being drawn: ours, or that of the box at hand (SA-14). */
import { getContext, setContext } from 'svelte';
import { FLEET } from '../data';
import type { Fleet } from './fleet';

const KEY = Symbol('fleet');

/** Paints all ships within this component like this. */
export function paintFleet(fleet: () => Fleet): void {
  setContext(KEY, fleet);
}

export function fleetHere(): () => Fleet {
  return getContext<(() => Fleet) | undefined>(KEY) ?? (() => FLEET);
}
