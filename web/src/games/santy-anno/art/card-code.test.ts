import { describe, expect, it } from 'vitest';
import { FACES } from '../data';
import { familyOf, readCard } from './card-code';

describe('card codes', () => {
  it.each([
    ['element:hull', { kind: 'element', element: 'hull' }],
    ['element:hull:-yellow', { kind: 'element', element: 'hull', struck: 'yellow' }],
    ['colour:red', { kind: 'colour', colour: 'red' }],
    ['name', { kind: 'name' }],
    ['name:-P', { kind: 'name', struck: 'P' }],
    ['number:+3', { kind: 'number', plus: 3 }],
    ['helm:2:cw', { kind: 'helm', steps: 2, clockwise: true }],
    ['helm:1:ccw', { kind: 'helm', steps: 1, clockwise: false }],
    ['double:nest+hull', { kind: 'double', pair: ['nest', 'hull'] }],
    ['coco', { kind: 'coco' }],
    ['seasick:ccw', { kind: 'seasick', clockwise: false }],
  ])('%s is read', (code, face) => {
    expect(readCard(code)).toEqual(face);
  });

  it.each([
    '',
    'element',
    'element:keel',
    'element:hull:yellow',
    'number:3',
    'number:+8',
    'helm:5:cw',
    'double:nest',
    'coco:1',
  ])('"%s" is refused by name', (code) => {
    expect(() => readCard(code)).toThrow(`no such card: ${code}`);
  });

  it('knows each face of the box (SA-5) in its family', () => {
    // 37 basic cards are 36 faces (the plain name card exists twice), 6 events are 5 faces (rum twice)
    expect(FACES.basic).toHaveLength(36);
    expect(FACES.expert).toHaveLength(15);
    expect(FACES.event).toHaveLength(5);
    for (const family of ['basic', 'expert', 'event'] as const)
      for (const code of FACES[family]) {
        expect(() => readCard(code)).not.toThrow();
        expect(familyOf(code)).toBe(family);
      }
  });
});
