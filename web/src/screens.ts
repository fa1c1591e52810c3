import type { Component } from 'svelte';
import { roomNamed, type Game } from './games/games';
import type { Route, RouteName } from './router/routes';

type RouteOf<N extends RouteName> = Extract<Route, { name: N }>;

/** What draws one kind of place: a component that takes its route, or one without props. */
type Screen<N extends RouteName> = Component<{ route: RouteOf<N> }> | Component<Record<string, never>>;
type Screens = { [N in RouteName]?: () => Promise<{ default: Screen<N> }> };

/** Which chunk draws which place. A place not listed leads to the lost page. */
const SCREENS: Screens = {
  home: () => import('./home/Home.svelte'),
  lobby: () => import('./lobby/Lobby.svelte'),
  table: () => import('./table/Table.svelte'),
  tv: () => import('./tv/Tv.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  handover: () => import('./lobby/Redeem.svelte'),
  recover: () => import('./lobby/Redeem.svelte'),
  games: () => import('./lobby/MyGames.svelte'),
  replays: () => import('./lobby/MyGames.svelte'),
  scan: () => import('./scan/Scan.svelte'),
  lesson: () => import('./lesson/Lesson.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  voyage: () => import('./voyage/Voyage.svelte'),
  puzzles: () => import('./puzzles/Puzzles.svelte'),
  ratings: () => import('./ratings/Ratings.svelte'),
  regatta: () => import('./regatta/Regatta.svelte'),
  print: () => import('./print/Print.svelte'),
  settings: () => import('./shell/Settings.svelte'),
  privacy: () => import('./shell/Privacy.svelte'),
  ...(import.meta.env.DEV && { gallery: () => import('./gallery/Gallery.svelte') }),
};

/** Places that need no more than the first texts. */
const LACONIC: readonly RouteName[] = ['home', 'settings', 'privacy', 'lost'];

export const isLaconic = ({ name }: Route): boolean => LACONIC.includes(name);

/** The game whose table the address opens at once, against bots. */
export const gameAtOnce = (route: Route): Game | undefined =>
  route.name === 'lobby' && route.way === 'bots' ? route.game : undefined;

/** What a table shows before the game. */
export const waitingRoom = () => import('./lobby/WaitingRoom.svelte');

const atOnce = () => import('./lobby/PlayNow.svelte');
const lost = () => import('./shell/Lost.svelte');

function listed(route: Route) {
  if (gameAtOnce(route)) return atOnce;
  return route.name === 'room' ? roomNamed(route.room)?.screen : SCREENS[route.name];
}

export async function screenOf(route: Route): Promise<Component<{ route: Route }>> {
  const screen = await (listed(route) ?? lost)();
  // Each name is paired with a screen for just that route, which an index access cannot express.
  return screen.default as Component<{ route: Route }>;
}
