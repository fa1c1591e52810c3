import { describe, expect, it } from 'vitest';
import type { Action } from '../../table/types';
import { nextAct } from './spoken';

const card = (name: string): Action => ({ kind: 'card_turned', card: name });

describe('what the Bosun says next', () => {
  it('is the first thing not said yet', () => {
    expect(nextAct([card('name')], [card('name'), card('coco')])).toEqual(card('coco'));
  });

  it('is nothing when all is said', () => {
    expect(nextAct([card('name')], [card('name')])).toBeUndefined();
  });

  it('takes back what was said wrongly, however far back it is', () => {
    const said = [card('name'), card('coco'), card('number:+1')];
    expect(nextAct(said, [card('name:-P'), card('coco'), card('number:+1')])).toEqual({ kind: 'take_back' });
  });

  it('takes back what was said too much', () => {
    expect(nextAct([card('name'), card('coco')], [card('name')])).toEqual({ kind: 'take_back' });
  });
});
