import { describe, expect, it } from 'vitest';
import { orderOf } from './keys';

function pressed(code: string, on: HTMLElement = document.body, other: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { code, ...other });
  Object.defineProperty(event, 'target', { value: on });
  return orderOf(event);
}

describe('the keys of the race', () => {
  it.each([
    ['ArrowLeft', 'left'],
    ['KeyA', 'left'],
    ['ArrowRight', 'right'],
    ['KeyD', 'right'],
    ['Space', 'sit'],
    ['Enter', 'lay'],
    ['Digit3', { ship: 3 }],
    ['Digit9', undefined],
  ])('%s', (code, order) => {
    expect(pressed(code)).toEqual(order);
  });

  it('leave a field and a focused button their own meaning', () => {
    expect(pressed('KeyA', document.createElement('input'))).toBeUndefined();
    expect(pressed('Space', document.createElement('button'))).toBeUndefined();
    expect(pressed('ArrowLeft', document.createElement('button'))).toBe('left');
  });

  it('leave the browser its shortcuts', () => {
    expect(pressed('KeyD', document.body, { ctrlKey: true })).toBeUndefined();
  });
});
