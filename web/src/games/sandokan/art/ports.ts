/** The six ports: the colour of each. */
import { INK } from '../../../art/ink';
import type { PORTS, TREASURES } from '../data';

export type Port = (typeof PORTS)[number];
export type Treasure = (typeof TREASURES)[number];

interface Paint {
  fill: string;
  /** The colour of the sign on it. */
  on: string;
}

export const PAINT: Record<Port, Paint> = {
  sun: { fill: '#e3b52c', on: INK },
  azure: { fill: '#2d6db5', on: '#fff' },
  orient: { fill: '#f7f4ec', on: INK },
  fire: { fill: '#c8452f', on: '#fff' },
  hope: { fill: '#3f8a53', on: '#fff' },
  tafia: { fill: '#7b5233', on: '#fff' },
};
