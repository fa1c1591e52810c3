import { describe, expect, it } from 'vitest';
import { parse, pathOf, type Route } from './routes';

describe('the places of the client', () => {
  const places: [string, Route][] = [
    ['/', { name: 'home' }],
    ['/lobby', { name: 'lobby' }],
    ['/lobby?game=sandokan&way=friends', { name: 'lobby', game: 'sandokan', way: 'friends' }],
    ['/t/K7PXQM', { name: 'table', code: 'K7PXQM' }],
    ['/t/K7PXQM?hand', { name: 'table', code: 'K7PXQM', hand: true }],
    ['/tv', { name: 'tv' }],
    ['/tv/K7PXQM', { name: 'tv', code: 'K7PXQM' }],
    ['/replay/a-b_c', { name: 'replay', id: 'a-b_c' }],
    ['/rules/catan-junior', { name: 'rules', game: 'catan-junior' }],
    ['/rules/santy-anno#SA-41', { name: 'rules', game: 'santy-anno', clause: 'SA-41' }],
    ['/lesson/sandokan', { name: 'lesson', game: 'sandokan' }],
    ['/referee', { name: 'referee' }],
    ['/referee/K7PXQM', { name: 'referee', code: 'K7PXQM' }],
    ['/where', { name: 'where' }],
    ['/drill', { name: 'drill' }],
    ['/handover#s3cr-t_', { name: 'handover', secret: 's3cr-t_' }],
    ['/recover#s3cr-t_', { name: 'recover', secret: 's3cr-t_' }],
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
    '/handover',
    '/recover',
  ])('%s is lost', (path) => {
    expect(parse(path)).toEqual({ name: 'lost', path });
  });

  it('survives a broken escape', () => {
    expect(parse('/t/%E0%A4%A')).toEqual({ name: 'table', code: '%E0%A4%A' });
  });
});
