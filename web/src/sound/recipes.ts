import { bell, breath, tone } from './voices';

/** Plays one sound into `out` at an instant and returns when it ends; `step` is the place in a series. */
type Recipe = (out: AudioNode, at: number, step: number) => number;

const D3 = 146.83;
/** The pitch this many semitones above the D below middle C: everything is tuned to D dorian, the mode of sea shanties. */
const note = (semitones: number) => D3 * 2 ** (semitones / 12);
const DORIAN = [0, 2, 3, 5, 7, 9, 10, 12, 14];

export const RECIPES = {
  /** A card slides and slaps the wood. */
  deal(out, at) {
    breath(out, at, { from: 2600, to: 900, sharpness: 0.8, decay: 0.06, peak: 0.9 });
    tone(out, at + 0.045, { from: 210, to: 120, decay: 0.07 });
    return breath(out, at + 0.045, { from: 420, sharpness: 0.8, decay: 0.08, peak: 0.9 });
  },
  /** Two strokes of the ship's bell over a horn. */
  castoff(out, at) {
    bell(out, at, note(12), 0.26, 1.2);
    bell(out, at + 0.16, note(12), 0.2, 1.1);
    tone(out, at + 0.02, {
      type: 'sawtooth',
      from: note(-12),
      to: note(-5),
      attack: 0.08,
      decay: 0.5,
      peak: 0.1,
      tremble: [6, 3],
    });
    return at + 1.36;
  },
  /** A boot on planks. */
  step(out, at) {
    tone(out, at, { from: 120, to: 60, decay: 0.06, peak: 0.5 });
    return breath(out, at, { from: 700, sharpness: 1.5, decay: 0.035, peak: 0.25 });
  },
  /** A barrel takes the weight, with a creak. */
  sit(out, at) {
    tone(out, at, { from: 95, to: 48, decay: 0.22, peak: 0.7 });
    breath(out, at, { from: 260, sharpness: 2, decay: 0.12 });
    return tone(out, at + 0.07, { type: 'triangle', from: 300, to: 210, decay: 0.12, peak: 0.12 });
  },
  /** Brass on brass. */
  brass(out, at) {
    breath(out, at, { from: 3200, sharpness: 6, decay: 0.03, peak: 0.5 });
    tone(out, at, { from: 180, to: 110, decay: 0.12, peak: 0.4 });
    return bell(out, at + 0.012, 392, 0.2, 0.5);
  },
  /** A wooden block, once a second; the series rises by tones. */
  count(out, at, step) {
    breath(out, at, { from: 1800, sharpness: 8, decay: 0.03, peak: 0.3 });
    return tone(out, at, { type: 'triangle', from: note(12 + 2 * step), decay: 0.12, peak: 0.35 });
  },
  /** A gong. */
  zero(out, at) {
    [1, 1.48, 2.21, 2.9].forEach((partial, i) => {
      const decay = 1.6 / (1 + i * 0.4);
      tone(out, at, { from: 98 * partial, attack: 0.01, decay, peak: 0.28 / (1 + i * 0.6) });
    });
    return breath(out, at, { filter: 'lowpass', from: 900, to: 120, decay: 0.9, peak: 0.2 });
  },
  /** A tile hops; the series rises through the mode, so that the ninth sounds like an end. */
  hop(out, at, step) {
    const pitch = note(DORIAN[step % DORIAN.length] ?? 0) * 2;
    tone(out, at, { from: pitch, to: pitch * 1.05, decay: 0.13, peak: 0.35 });
    return breath(out, at, { from: 900, to: 2200, sharpness: 3, decay: 0.08, peak: 0.15 });
  },
  /** A ducat rings; a semitone down for each place. */
  coin(out, at, step) {
    const down = 2 ** (-step / 12);
    tone(out, at, { type: 'square', from: 1568 * down, decay: 0.06, peak: 0.2 });
    tone(out, at, { from: 3136 * down, peak: 0.2 });
    tone(out, at + 0.055, { from: 4186 * down, peak: 0.2 });
    return tone(out, at + 0.055, { type: 'square', from: 2093 * down, decay: 0.35, peak: 0.2 });
  },
  /** Coco squawks: wrong, or refused. */
  squawk(out, at) {
    const cry = { type: 'sawtooth', attack: 0.012, decay: 0.14, peak: 0.42 } as const;
    tone(out, at, { ...cry, tremble: [38, 90], from: 900, to: 1500 });
    tone(out, at + 0.15, { ...cry, tremble: [38, 90], from: 1200, to: 620 });
    return breath(out, at + 0.15, { from: 2400, sharpness: 2, decay: 0.12, peak: 0.12 });
  },
  /** Brass over a bell: somebody has won. */
  fanfare(out, at) {
    const brass = { type: 'sawtooth', attack: 0.02, peak: 0.14 } as const;
    const call = [0, 0, 0, 7, 12];
    call.forEach((semitones, nth) => {
      const last = nth === call.length - 1;
      const start = at + nth * 0.15 + (last ? 0.12 : 0);
      for (const voice of [0, 4, 7])
        tone(out, start, {
          ...brass,
          tremble: [6, 3],
          from: note(semitones + voice),
          decay: last ? 0.9 : 0.12,
        });
    });
    return bell(out, at + 0.72, note(24), 0.2, 1.2);
  },
} satisfies Record<string, Recipe>;

export type SoundName = keyof typeof RECIPES;
