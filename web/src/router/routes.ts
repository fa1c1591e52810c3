/** The places of the client and their paths, both ways. */
import { isGame, roomNamed, type Game } from '../games/games';

/** How a table is opened: against bots at once, with friends by a link, or shared on one screen. */
export const WAYS = ['bots', 'friends', 'screen'] as const;
export type Way = (typeof WAYS)[number];

export type Route =
  | { name: 'home' }
  | { name: 'lobby'; game?: Game; way?: Way }
  /** `hand`: beside a TV, which shows the board, this device shows only what its player holds and does. */
  | { name: 'table'; code: string; hand?: true }
  | { name: 'tv'; code?: string }
  /** `luck`: with its analysis on show; `step`: where to start. */
  | { name: 'replay'; id: string; luck?: true; step?: number }
  | { name: 'rules'; game: Game; clause?: string; at?: string }
  | { name: 'lesson'; game: Game }
  /** `ask`: what to print, as `print/wish.ts` writes it. */
  | { name: 'print'; ask?: string }
  /** A game's own page, at an address of its own: `/referee`, or `/referee/K7PXQM` where it is about a table. */
  | { name: 'room'; room: string; code?: string }
  /** A printed code was scanned: the mark of its sheets, and the piece it stands on. */
  | { name: 'scan'; sheets: string; piece: string }
  /** Links that carry a secret in their fragment, where no server log sees it. */
  | { name: 'handover'; secret: string }
  | { name: 'recover'; secret: string }
  /** Positions to solve: the games that have some, those of one game, or a single one. */
  | { name: 'puzzles'; game?: Game; number?: number }
  /** The voyage of the day: its page, with the board of a table's people, or one of its legs. */
  | { name: 'voyage'; table?: string; leg?: Game; practice?: true }
  /** Ratings: one's own and the best, in a game. */
  | { name: 'ratings'; game?: Game }
  /** A regatta: its page, or on a TV its board; without a code, the page that opens one. */
  | { name: 'regatta'; code?: string; board?: true }
  | { name: 'games' }
  | { name: 'replays' }
  | { name: 'settings' }
  | { name: 'privacy' }
  | { name: 'gallery' }
  | { name: 'lost'; path: string };

export type RouteName = Route['name'];
export type RoomRoute = Extract<Route, { name: 'room' }>;

const isWay = (value: string | null | undefined): value is Way =>
  (WAYS as readonly unknown[]).includes(value);

/** The place an address names; an address that names none is `lost`. */
export function parse(address: string): Route {
  const url = new URL(address, 'http://here');
  const lost: Route = { name: 'lost', path: url.pathname };
  const [first = '', second, ...more] = parts(url.pathname);
  if (first === 'scan' && second && more.length === 1) {
    return { name: 'scan', sheets: second.toUpperCase(), piece: more[0] ?? '' };
  }
  if (more.length > 0) return lost;
  switch (first) {
    case '':
      return { name: 'home' };
    case 'lobby': {
      const game = url.searchParams.get('game');
      const way = url.searchParams.get('way');
      return { name: 'lobby', ...(isGame(game) && { game }), ...(isWay(way) && { way }) };
    }
    case 't':
      return second
        ? { name: 'table', code: second.toUpperCase(), ...(url.searchParams.has('hand') && { hand: true }) }
        : lost;
    case 'tv':
      return { name: 'tv', ...(second && { code: second.toUpperCase() }) };
    case 'replay':
      return second ? { name: 'replay', id: second, ...partOfReplay(url.searchParams) } : lost;
    case 'rules': {
      const clause = decode(url.hash.slice(1));
      const at = url.search.slice(1);
      return isGame(second)
        ? { name: 'rules', game: second, ...(clause && { clause }), ...(at && { at }) }
        : lost;
    }
    case 'handover':
    case 'recover': {
      const secret = url.hash.slice(1);
      return second === undefined && secret ? { name: first, secret } : lost;
    }
    case 'lesson':
      return isGame(second) ? { name: 'lesson', game: second } : lost;
    case 'print': {
      const ask = url.searchParams.toString();
      return second === undefined ? { name: 'print', ...(ask && { ask }) } : lost;
    }
    case 'puzzles': {
      if (second === undefined) return { name: 'puzzles' };
      const number = url.searchParams.get('n') ?? '';
      const wanted = /^\d{1,5}$/.test(number) ? { number: Number(number) } : {};
      return isGame(second) ? { name: 'puzzles', game: second, ...wanted } : lost;
    }
    case 'voyage': {
      const leg = url.searchParams.get('leg');
      const practice = url.searchParams.has('practice') && { practice: true as const };
      return {
        name: 'voyage',
        ...(second && { table: second.toUpperCase() }),
        ...(isGame(leg) && { leg, ...practice }),
      };
    }
    case 'ratings':
      if (second === undefined) return { name: 'ratings' };
      return isGame(second) ? { name: 'ratings', game: second } : lost;
    case 'regatta':
      return {
        name: 'regatta',
        ...(second && {
          code: second.toUpperCase(),
          ...(url.searchParams.has('board') && { board: true as const }),
        }),
      };
    case 'games':
    case 'replays':
    case 'settings':
    case 'privacy':
    case 'gallery':
      return second === undefined ? { name: first } : lost;
    default: {
      const room = roomNamed(first);
      if (!room || (second !== undefined && !room.ofTables)) return lost;
      return { name: 'room', room: first, ...(second && { code: second.toUpperCase() }) };
    }
  }
}

/** The address of a place. */
export function pathOf(route: Route): string {
  switch (route.name) {
    case 'home':
      return '/';
    case 'lobby': {
      const query = new URLSearchParams();
      if (route.game) query.set('game', route.game);
      if (route.way) query.set('way', route.way);
      const text = query.toString();
      return text ? `/lobby?${text}` : '/lobby';
    }
    case 'table':
      return `/t/${encodeURIComponent(route.code)}${route.hand ? '?hand' : ''}`;
    case 'tv':
      return route.code ? `/tv/${encodeURIComponent(route.code)}` : '/tv';
    case 'replay':
      return `/replay/${encodeURIComponent(route.id)}${route.luck ? '?luck' : route.step ? `?step=${route.step}` : ''}`;
    case 'rules':
      return `/rules/${route.game}${route.at ? `?${route.at}` : ''}${route.clause ? `#${encodeURIComponent(route.clause)}` : ''}`;
    case 'lesson':
      return `/lesson/${route.game}`;
    case 'print':
      return route.ask ? `/print?${route.ask}` : '/print';
    case 'puzzles':
      if (!route.game) return '/puzzles';
      return `/puzzles/${route.game}${route.number === undefined ? '' : `?n=${route.number}`}`;
    case 'voyage': {
      const place = route.table ? `/voyage/${encodeURIComponent(route.table)}` : '/voyage';
      if (!route.leg) return place;
      return `${place}?leg=${route.leg}${route.practice ? '&practice' : ''}`;
    }
    case 'ratings':
      return route.game ? `/ratings/${route.game}` : '/ratings';
    case 'regatta':
      if (!route.code) return '/regatta';
      return `/regatta/${encodeURIComponent(route.code)}${route.board ? '?board' : ''}`;
    case 'room':
      return `/${route.room}${route.code ? `/${encodeURIComponent(route.code)}` : ''}`;
    case 'scan':
      return `/scan/${encodeURIComponent(route.sheets)}/${encodeURIComponent(route.piece)}`;
    case 'handover':
    case 'recover':
      return `/${route.name}#${route.secret}`;
    case 'lost':
      return route.path;
    default:
      return `/${route.name}`;
  }
}

function partOfReplay(query: URLSearchParams): { luck?: true; step?: number } {
  const step = Number(query.get('step'));
  return {
    ...(query.has('luck') && { luck: true as const }),
    ...(Number.isSafeInteger(step) && step > 0 && { step }),
  };
}

function parts(path: string): string[] {
  return path
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
