import { describe, expect, it } from 'vitest';
import { isReady, mostOf, whyNoMore, withCard, type Draft } from './draft';

const EMPTY: Draft = { kind: 'offer', give: {}, want: {} };

describe('an offer in the making', () => {
  it('is ready with a card on both sides', () => {
    const given = withCard(EMPTY, 'give', 'wood', 1);
    expect(isReady(EMPTY)).toBe(false);
    expect(isReady(given)).toBe(false);
    expect(isReady(withCard(given, 'want', 'rum', 1))).toBe(true);
  });

  it('gives no more than one has', () => {
    expect(mostOf(EMPTY, 'give', 'wood', { wood: 2 })).toBe(2);
    expect(mostOf(EMPTY, 'give', 'rum', { wood: 2 })).toBe(0);
  });

  it('says why no more can lie on a side', () => {
    const wanted = withCard(EMPTY, 'want', 'wood', 1);
    expect(whyNoMore(EMPTY, 'give', 'wood', { wood: 1 })).toBeNull();
    expect(whyNoMore(wanted, 'give', 'wood', { wood: 1 })).toBe('cj-refusal-shared-resource');
    expect(whyNoMore(EMPTY, 'give', 'rum', {})).toBe('ui-cj-offer-all-given');
    expect(whyNoMore(withCard(EMPTY, 'want', 'rum', 9), 'want', 'rum', {})).toBe('ui-cj-offer-most');
  });

  it('gives nothing that it wants', () => {
    const wanted = withCard(EMPTY, 'want', 'wood', 1);
    expect(mostOf(wanted, 'give', 'wood', { wood: 2 })).toBe(0);
    expect(mostOf(withCard(EMPTY, 'give', 'rum', 1), 'want', 'rum', {})).toBe(0);
  });
});
