import { beforeEach, describe, expect, it } from 'vitest';
import { GUIDES, firstGame } from '../games/games';
import { isFirstTime, lastGame, meet, rememberGame } from './first-time';

describe('what a device has met', () => {
  beforeEach(() => localStorage.clear());

  it('is nothing at first: every game with a lesson offers it', () => {
    for (const { name, lesson } of GUIDES) expect(isFirstTime(name)).toBe(lesson !== undefined);
  });

  it('is offered once', () => {
    meet(firstGame());
    meet(firstGame());
    expect(isFirstTime(firstGame())).toBe(false);
  });

  it('is remembered, and a spoilt memory does no harm', () => {
    expect(lastGame()).toBeUndefined();
    rememberGame(firstGame());
    expect(lastGame()).toBe(firstGame());
    localStorage.setItem('flibuste.game', '"chess"');
    localStorage.setItem('flibuste.met', '{"a":1}');
    expect(lastGame()).toBeUndefined();
    expect(isFirstTime(firstGame())).toBe(true);
  });
});
