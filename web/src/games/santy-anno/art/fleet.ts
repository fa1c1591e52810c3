/** The ships of the fleet: how they are painted (SA-2), and what is drawn on them. */
import { FLEET, type CORNERS, type ELEMENTS } from '../data';
import type { SantyAnnoLivery as WireLivery } from '../wire';
import type { Pigment } from './pigments';

export type Element = (typeof ELEMENTS)[number];
export type Corner = (typeof CORNERS)[number];
export type ShipName = keyof typeof FLEET;
export const SHIPS = Object.keys(FLEET) as ShipName[];

/** How one ship is painted: its number, the colours of its four elements, the corner where Coco sits. */
export interface Livery extends Record<Element, Pigment> {
  name: string;
  number: number;
  coco: Corner;
}

/** All ships of a box by name. */
export type Fleet = Readonly<Record<ShipName, Livery>>;

/** How to paint the fleet that the wire names; ours if it names none. */
export function fleetOf(ships: readonly WireLivery[] | null | undefined): Fleet {
  if (!ships) return FLEET;
  const told = ships.map(({ ship, ...marks }) => [ship, { ...marks, name: nameOf(ship) }] as const);
  return { ...FLEET, ...Object.fromEntries(told) };
}

const nameOf = (ship: string): string => FLEET[SHIPS.find((one) => one === ship) ?? 'paradise'].name;

/** The outlines of the elements in a ship's drawing; the cards show the same ones. */
export const SHAPE = {
  nest: 'M80 36 H160 L152 70 Q120 78 88 70Z',
  sails: 'M44 90 Q120 80 196 90 Q213 128 202 164 Q120 148 38 164 Q27 128 44 90Z',
  hull: 'M44 168 L76 170 L80 181 L158 181 Q184 178 204 162 Q199 202 174 230 L74 230 Q48 212 44 168Z',
};

/** Small ink emblems for the flags: one joke per ship. */
export const EMBLEM: Record<ShipName, string> = {
  paradise:
    'M1 9 C-1 4 0 0 1 -3 M1 -3 C-3 -8 -8 -6 -9 -2 C-5 -4 -2 -4 1 -3 C1 -8 7 -9 9 -5 C5 -5 3 -4 1 -3 C5 -4 8 -1 7 3 C5 0 3 -2 1 -3',
  revenge: 'M-8 8 L7 -7 M7 -7 l1.5 -2 M-7 3 l5 5 M8 8 L-7 -7 M7 3 l-5 5',
  profundis:
    'M-6 0 C-6 -11 6 -11 6 0 M-6 0 C-6 6 -10 5 -9 9 M-2.5 1 C-3 6 -4 6 -3 9.5 M2.5 1 C3 6 4 6 3 9.5 M6 0 C6 6 10 5 9 9 M-2.4 -3.4 h.1 M2.4 -3.4 h.1',
  royal: 'M-8 7 L-9 -5 L-3.6 0 L0 -8 L3.6 0 L9 -5 L8 7Z',
  viper: 'M-8 8 C2 9 6 6 1 3 C-5 0 -8 -3 -1 -6 C3 -8 7 -7 7 -4 M7 -4 l4 2 M7 -4 l4 -2',
  sahara: 'M-9 8 V0 C-8 -4 -5 -4 -4 -1 C-3 -5 0 -5 1 -1 C3 0 5 -1 5 -6 L9 -6 M-4 1 V8 M3 0 V8',
  vendetta: 'M0 9 V-1 M-4 -1 H4 M0 -1 L-2 -8 L0 -11 L2 -8Z M-1 9 h2',
  'santy-anno': 'M-3 9 H3 V-1 C3 -3 1.4 -4 1.4 -6 V-10 H-1.4 V-6 C-1.4 -4 -3 -3 -3 -1Z M-3 2 H3',
};
