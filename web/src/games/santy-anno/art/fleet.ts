import type { Pigment } from '../../../art/pigments';

export const ELEMENTS = ['nest', 'sails', 'hull', 'plate'] as const;
export type Element = (typeof ELEMENTS)[number];
export type Corner = 'tl' | 'tr' | 'bl' | 'br';

/** How one ship is painted (SA-2): its number, the colours of its four elements, the corner where Coco sits. */
export interface Livery extends Record<Element, Pigment> {
  name: string;
  number: number;
  coco: Corner;
}

function livery(number: number, name: string, paint: Record<Element, Pigment>, coco: Corner): Livery {
  return { number, name, coco, ...paint };
}

export const FLEET = {
  paradise: livery(1, 'Paradise', { nest: 'red', sails: 'yellow', hull: 'blue', plate: 'green' }, 'tl'),
  revenge: livery(2, 'Revenge', { nest: 'yellow', sails: 'red', hull: 'green', plate: 'blue' }, 'bl'),
  profundis: livery(3, 'Profundis', { nest: 'red', sails: 'green', hull: 'yellow', plate: 'blue' }, 'tr'),
  royal: livery(4, 'Royal', { nest: 'blue', sails: 'yellow', hull: 'green', plate: 'red' }, 'br'),
  viper: livery(5, 'Viper', { nest: 'blue', sails: 'green', hull: 'red', plate: 'yellow' }, 'tr'),
  sahara: livery(6, 'Sahara', { nest: 'yellow', sails: 'blue', hull: 'red', plate: 'green' }, 'br'),
  vendetta: livery(7, 'Vendetta', { nest: 'green', sails: 'red', hull: 'blue', plate: 'yellow' }, 'bl'),
  'santy-anno': livery(8, 'Santy Anno', { nest: 'green', sails: 'blue', hull: 'yellow', plate: 'red' }, 'tl'),
} satisfies Record<string, Livery>;

export type ShipName = keyof typeof FLEET;
export const SHIPS = Object.keys(FLEET) as ShipName[];

/** The outlines of the elements in a ship's drawing; the cards show the same ones. */
export const SHAPE = {
  nest: 'M80 36 H160 L152 70 Q120 78 88 70Z',
  sails: 'M44 90 Q120 80 196 90 Q213 128 202 164 Q120 148 38 164 Q27 128 44 90Z',
  hull: 'M44 168 L76 170 L80 181 L158 181 Q184 178 204 162 Q199 202 174 230 L74 230 Q48 212 44 168Z',
};

/** Small ink emblems for the flags: one joke a ship. */
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
