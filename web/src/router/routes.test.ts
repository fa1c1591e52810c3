import { describe, expect, it } from 'vitest';
import { ROOMS, firstGame } from '../games/games';
import { parse, pathOf, type Route } from './routes';

const game = firstGame();

describe('the places of the client', () => {
  const places: [string, Route][] = [
    ['/', { name: 'home' }],
    ['/lobby', { name: 'lobby' }],
    [`/lobby?game=${game}&way=friends`, { name: 'lobby', game, way: 'friends' }],
    ['/t/K7PXQM', { name: 'table', code: 'K7PXQM' }],
    ['/t/K7PXQM?hand', { name: 'table', code: 'K7PXQM', hand: true }],
    ['/tv', { name: 'tv' }],
    ['/tv/K7PXQM', { name: 'tv', code: 'K7PXQM' }],
    ['/replay/a-b_c', { name: 'replay', id: 'a-b_c' }],
    ['/replay/a-b_c?step=306', { name: 'replay', id: 'a-b_c', step: 306 }],
    [`/rules/${game}`, { name: 'rules', game }],
    [`/rules/${game}#XY-41`, { name: 'rules', game, clause: 'XY-41' }],
    [`/rules/${game}?a=b#XY-41`, { name: 'rules', game, clause: 'XY-41', at: 'a=b' }],
    [`/lesson/${game}`, { name: 'lesson', game }],
    ['/print', { name: 'print' }],
    ['/ratings', { name: 'ratings' }],
    [`/ratings/${game}`, { name: 'ratings', game }],
    [`/print?game=${game}&paper=letter`, { name: 'print', ask: `game=${game}&paper=letter` }],
    ...ROOMS.map(({ name }): [string, Route] => [`/${name}`, { name: 'room', room: name }]),
    ...ROOMS.filter(({ ofTables }) => ofTables).map(({ name }): [string, Route] => [
      `/${name}/K7PXQM`,
      { name: 'room', room: name, code: 'K7PXQM' },
    ]),
    ['/scan/BCDFGH/a-piece', { name: 'scan', sheets: 'BCDFGH', piece: 'a-piece' }],
    ['/handover#s3cr-t_', { name: 'handover', secret: 's3cr-t_' }],
    ['/recover#s3cr-t_', { name: 'recover', secret: 's3cr-t_' }],
    ['/regatta', { name: 'regatta' }],
    ['/regatta/K7PXQM', { name: 'regatta', code: 'K7PXQM' }],
    ['/regatta/K7PXQM?board', { name: 'regatta', code: 'K7PXQM', board: true }],
    ['/games', { name: 'games' }],
    ['/replays', { name: 'replays' }],
    ['/settings', { name: 'settings' }],
    ['/privacy', { name: 'privacy' }],
  ];

  it.each(places)('%s is read', (path, route) => {
    expect(parse(path)).toEqual(route);
  });

  it.each(places)('%s is written', (path, route) => {
    expect(pathOf(route)).toBe(path);
  });

  it('reads a table code typed in small letters', () => {
    expect(parse('/t/k7pxqm')).toEqual({ name: 'table', code: 'K7PXQM' });
  });

  it('takes only games and ways there are', () => {
    expect(parse('/lobby?game=chess&way=bribe')).toEqual({ name: 'lobby' });
  });

  it.each([
    '/nowhere',
    '/t',
    '/t/K7PXQM/more',
    '/rules/chess',
    '/lesson',
    '/games/x',
    '/scan/BCDFGH',
    '/scan/BCDFGH/a-piece/more',
    '/handover',
    '/recover',
    ...ROOMS.filter(({ ofTables }) => !ofTables).map(({ name }) => `/${name}/K7PXQM`),
  ])('%s is lost', (path) => {
    expect(parse(path)).toEqual({ name: 'lost', path });
  });

  it('survives a broken escape', () => {
    expect(parse('/t/%E0%A4%A')).toEqual({ name: 'table', code: '%E0%A4%A' });
  });
});
