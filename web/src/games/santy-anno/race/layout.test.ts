import { describe, expect, it } from 'vitest';
import { GRID, LOW_GRID, OWN_SLOT, TAVERN, slotOf } from './layout';

describe('the table as it is turned', () => {
  it('has one’s own place at the bottom', () => {
    expect(slotOf(6, 6)).toBe(OWN_SLOT);
    expect(slotOf(7, 6)).toBe(OWN_SLOT + 1);
    expect(slotOf(0, 6)).toBe(OWN_SLOT + 2);
  });

  it.each([
    ['in the tavern', TAVERN],
    ['on a phone', GRID],
    ['on a phone on its side', LOW_GRID],
  ])('runs clockwise without a jump %s', (_, track) => {
    for (let at = 0; at < 16; at += 0.1) {
      const [here, next] = [track.spot(at), track.spot(at + 0.1)];
      expect(Math.hypot(here.x - next.x, here.y - next.y)).toBeLessThan(track.width / 16);
    }
    // From the bottom, clockwise leads to the left.
    expect(track.spot(OWN_SLOT + 1).x).toBeLessThan(track.spot(OWN_SLOT).x);
  });

  it.each([
    ['in the tavern', TAVERN],
    ['on a phone', GRID],
    ['on a phone on its side', LOW_GRID],
  ])('keeps everyone in the picture %s', (_, track) => {
    for (let slot = 0; slot < 8; slot++) {
      const { x, y } = track.spot(slot);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(track.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(track.height);
    }
  });

  it('shows ships on a desk no smaller than on a phone', () => {
    // The space left for the table at 1440x900 and at 390x844.
    const fit = (track: { width: number; height: number }, width: number, height: number) =>
      Math.min(width / track.width, height / track.height);
    const desk = TAVERN.shipWidth * fit(TAVERN, 900, 590);
    const phone = GRID.cell.width * fit(GRID, 390, 455);
    expect(desk).toBeGreaterThanOrEqual(phone);
  });
});
