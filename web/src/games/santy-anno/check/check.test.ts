import { describe, expect, it } from 'vitest';
import { signOf } from './check';

const red = { key: 'sa-colour-red' };
const blue = { key: 'sa-colour-blue' };
const hull = { key: 'sa-element-hull' };

describe('the mark beside a step', () => {
  it.each([
    [
      { key: 'sa-why-element', args: { element: hull, colour: red } },
      { kind: 'colours', of: ['red'] },
    ],
    [{ key: 'sa-why-colour-struck', args: { element: hull, colour: red } }, { kind: 'stays' }],
    [{ key: 'sa-why-letter-struck', args: { letter: 'P' } }, { kind: 'stays' }],
    [
      { key: 'sa-why-name', args: { letter: 'R' } },
      { kind: 'letter', letter: 'R' },
    ],
    [
      { key: 'sa-why-plus', args: { number: 1, k: 3, to: 4 } },
      { kind: 'number', text: '+3' },
    ],
    [
      { key: 'sa-why-minus', args: { number: 7, k: 5, to: 2 } },
      { kind: 'number', text: '−5' },
    ],
    [
      { key: 'sa-why-helm', args: { n: 2, way: 'ccw' } },
      { kind: 'helm', steps: 2, clockwise: false },
    ],
    [
      { key: 'sa-why-coco', args: { corner: 'bottom-left' } },
      { kind: 'corner', corner: 'bottom-left' },
    ],
    [
      { key: 'sa-why-double', args: { one: hull, two: hull, first: red, second: blue } },
      { kind: 'colours', of: ['red', 'blue'] },
    ],
  ])('of $key', (why, sign) => {
    expect(signOf(why)).toEqual(sign);
  });
});
