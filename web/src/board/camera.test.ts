import { describe, expect, it } from 'vitest';
import { around, clear, covers, dragged, fit, held, seen, under, zoomed, type Box } from './camera';

const world: Box = { x: -100, y: -50, width: 1000, height: 500 };
const phone = { width: 400, height: 600 };

describe('the camera', () => {
  it('fits a box into the window', () => {
    expect(fit(world, phone)).toEqual({ x: 400, y: 200, scale: 0.4 });
  });

  it('keeps the point under the finger when it comes nearer', () => {
    const camera = { x: 200, y: 100, scale: 1 };
    const finger = { x: 90, y: 430 };
    const before = under(camera, phone, finger);
    const after = under(zoomed(camera, phone, finger, 2.5), phone, finger);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('follows a drag pixel by pixel', () => {
    const camera = { x: 200, y: 100, scale: 2 };
    const grabbed = under(camera, phone, { x: 50, y: 60 });
    const moved = under(dragged(camera, 30, -20), phone, { x: 80, y: 40 });
    expect(moved).toEqual(grabbed);
  });

  it('never shows the table beside a chart that is larger than the window', () => {
    const camera = held({ x: -5000, y: 9000, scale: 2 }, world, phone, 4);
    const box = seen(camera, phone);
    expect(box.x).toBe(world.x);
    expect(box.y + box.height).toBe(world.y + world.height);
  });

  it('centres the side on which the chart is smaller than the window', () => {
    expect(held({ x: 0, y: 0, scale: 0.5 }, world, phone, 4).y).toBe(200);
  });

  it('goes no farther than the whole chart and no nearer than it may', () => {
    expect(held({ x: 0, y: 0, scale: 0.01 }, world, phone, 4).scale).toBe(0.4);
    expect(held({ x: 0, y: 0, scale: 99 }, world, phone, 4).scale).toBe(4);
  });

  it('frames what it is told to', () => {
    const box = around(
      [
        { x: 10, y: 20 },
        { x: 110, y: 60 },
      ],
      5,
    );
    expect(box).toEqual({ x: 5, y: 15, width: 110, height: 50 });
    expect(around([], 5)).toBeUndefined();
  });
});

describe('the buttons over a chart', () => {
  const view = { width: 360, height: 240 };
  const still = <T>(camera: T) => camera;
  const frame: Box = { x: 0, y: 0, width: 360, height: 240 };
  const cell = (x: number, y: number): Box => ({ x, y, width: 40, height: 40 });

  it('lie below where nothing needed is there', () => {
    expect(clear(frame, view, still, [cell(170, 100)]).edge).toBe('low');
  });

  it('step up when they would cover a cell that may be tapped', () => {
    expect(clear(frame, view, still, [cell(20, 200)]).edge).toBe('high');
  });

  it('get room of their own when both edges are needed', () => {
    const needed = [cell(20, 200), cell(20, 0), cell(170, 100)];
    const { camera, edge } = clear(frame, view, still, needed);
    expect(covers(camera, view, edge, needed)).toBe(false);
  });
});
