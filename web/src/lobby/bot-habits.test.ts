import { beforeEach, describe, expect, it } from 'vitest';
import { botHabits, levelFor, likeBots } from './bot-habits';

describe('the bots one likes', () => {
  beforeEach(() => localStorage.clear());

  it('are first mates at the usual pace until one says otherwise', () => {
    expect(botHabits()).toEqual({ level: 'mate', pace: 'usual' });
  });

  it('are remembered, one choice apart from the other', () => {
    likeBots({ level: 'legend' });
    likeBots({ pace: 'slow' });
    expect(botHabits()).toEqual({ level: 'legend', pace: 'slow' });
  });

  it('survive a spoilt memory', () => {
    localStorage.setItem('flibuste.bots', JSON.stringify({ level: 'admiral', pace: 'quick' }));
    expect(botHabits()).toEqual({ level: 'mate', pace: 'quick' });
  });

  it('play as well as the game has bots for', () => {
    expect(levelFor({ levels: ['random', 'boy', 'mate', 'captain'] }, 'legend')).toBe('captain');
    expect(levelFor({ levels: ['random'] }, 'mate')).toBe('random');
    expect(levelFor({ levels: ['random', 'boy', 'mate'] }, 'mate')).toBe('mate');
  });
});
