import type { Component } from 'svelte';
import type { PIRATES } from '../../data';
import Bamba from './Bamba.svelte';
import Beauty from './Beauty.svelte';
import Edward from './Edward.svelte';
import ElBelgo from './ElBelgo.svelte';
import Gulliver from './Gulliver.svelte';
import Kalash from './Kalash.svelte';
import LeeShee from './LeeShee.svelte';
import TheBrain from './TheBrain.svelte';

export type PirateName = (typeof PIRATES)[number];

/** How one pirate is drawn: the head, and the colours of the rest. */
interface Look {
  name: string;
  head: Component<{ bust?: boolean }>;
  ground: string;
  coat: string;
  sleeve: string;
  trousers: string;
  boots: string;
  hands: string;
}

const BOOTS = '#3a2a22';
const HANDS = '#f2c8a0';

function look(
  name: string,
  head: Look['head'],
  [ground, coat, trousers]: [string, string, string],
  other: Partial<Look> = {},
): Look {
  return { name, head, ground, coat, sleeve: coat, trousers, boots: BOOTS, hands: HANDS, ...other };
}

/** The eight pirates (SA-4). */
export const CREW: Record<PirateName, Look> = {
  brain: look('The Brain', TheBrain, ['#8fb7b8', '#5b6b8f', '#3b4660']),
  belgo: look('El Belgo', ElBelgo, ['#d8a657', '#2f6f7e', '#22303c']),
  beauty: look('Beauty', Beauty, ['#e2a79a', '#8f3f5c', '#5a2439']),
  edward: look('Edward', Edward, ['#9aa58a', '#6d2f24', '#3a1d18'], { hands: '#dba67c' }),
  bamba: look('Bamba', Bamba, ['#e8c97e', '#b98a2f', '#4b5b3a'], { hands: '#8a5433' }),
  kalash: look('Kalash', Kalash, ['#9db7cf', '#4d5a3c', '#2f3826']),
  'lee-shee': look('Lee Shee', LeeShee, ['#a9c6a4', '#1f5f5b', '#123b39']),
  gulliver: look('Gulliver', Gulliver, ['#7fa9c4', '#f7f3e6', '#e7a53a'], {
    sleeve: '#b9c3c6',
    hands: '#b9c3c6',
    boots: '#e79a2c',
  }),
};
