import { settings } from '../settings/settings.svelte';
import { RECIPES, type SoundName } from './recipes';

export type { SoundName } from './recipes';

interface Manner {
  /** Relative loudness; others' sounds are softer than one's own. */
  gain?: number;
  /** The place in a series: which card hops, which coin falls. */
  step?: number;
  /** From -1 (left) to 1 (right). */
  pan?: number;
  /** Milliseconds from now. */
  delay?: number;
  /** Whether it belongs to this device's own player. */
  own?: boolean;
  /** The phone has buzzed for it already. */
  buzzed?: boolean;
}

const MOST_VOICES = 12;
/** A sound later than this no longer belongs to anything. */
const UNTOUCHED_MS = 400;
/** Steps give way to every sound that says more. */
const MOST_STEPS = 4;
/** Two equal sounds closer than this would be heard as one, only louder. */
const SAME_WITHIN_S = 0.025;

/** How long a phone buzzes with a sound, where the browser allows it. */
const BUZZ: Partial<Record<SoundName, number | number[]>> = {
  brass: 18,
  count: 12,
  zero: 60,
  squawk: [8, 40, 8],
};

interface Loudspeaker {
  context: AudioContext;
  /** The player's volume, before the compressor that keeps a crowd of sounds below clipping. */
  volume: GainNode;
}

let loudspeaker: Loudspeaker | undefined;
let awake = false;
let onlyOwn = false;
let asOwn = false;
const lastAt = new Map<SoundName, number>();
let endings: { name: SoundName; end: number }[] = [];

function connect(): Loudspeaker | undefined {
  if (typeof AudioContext !== 'function') return undefined;
  const context = new AudioContext();
  const crowd = context.createDynamicsCompressor();
  crowd.threshold.value = -14;
  crowd.ratio.value = 5;
  crowd.attack.value = 0.003;
  crowd.release.value = 0.15;
  const volume = context.createGain();
  volume.connect(crowd).connect(context.destination);
  return { context, volume };
}

/** Waits for the first gesture: before it, browsers allow no sound and people want none. */
export function wakeOnGesture(): void {
  const wake = () => {
    awake = true;
    // Setting up takes a phone a while: better now, while nothing happens, than with the first sound.
    setTimeout(() => {
      if (settings.sound) loudspeaker ??= connect();
    });
    removeEventListener('pointerdown', wake);
    removeEventListener('keydown', wake);
  };
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
}

/** Beside a TV, which plays the sounds for all, a phone plays those of its own player only. */
export function hearOnlyOwn(only: boolean): void {
  onlyOwn = only;
}

/** Marks what is played while `tell` runs as this device's own player's, or not. */
export function soundsOf(own: boolean, tell: () => void): void {
  asOwn = own;
  try {
    tell();
  } finally {
    asOwn = false;
  }
}

/** Plays a sound of the house, unless muted, asleep or too many are playing already. */
export function play(name: SoundName, manner: Manner = {}): void {
  if (!awake || !settings.sound || settings.volume === 0) return;
  if (onlyOwn && !asOwn && !manner.own) return;
  loudspeaker ??= connect();
  if (!loudspeaker) return;
  const { context, volume } = loudspeaker;
  if (context.state === 'suspended') void context.resume();
  volume.gain.value = settings.volume;

  const { gain = 1, step = 0, pan = 0, delay = 0 } = manner;
  const at = context.currentTime + 0.005 + delay / 1000;
  if (isCrowded(name, at, context.currentTime)) return;
  lastAt.set(name, at);

  const own = context.createGain();
  own.gain.value = gain;
  const side = context.createStereoPanner();
  side.pan.value = pan;
  own.connect(side).connect(volume);
  const end = RECIPES[name](own, at, step);
  endings.push({ name, end });
  setTimeout(() => own.disconnect(), (end - context.currentTime) * 1000 + 100);
  if (!manner.buzzed) buzz(name);
}

/** Plays on a page opened by a scan, which nobody has touched yet, where the browser allows it. The phone buzzes anyway. */
export async function playUntouched(name: SoundName): Promise<void> {
  buzz(name);
  if (awake || !settings.sound || settings.volume === 0) {
    play(name, { own: true, buzzed: true });
    return;
  }
  loudspeaker ??= connect();
  const context = loudspeaker?.context;
  // Where it is not allowed, the promise stays pending.
  await Promise.race([context?.resume(), new Promise((late) => setTimeout(late, UNTOUCHED_MS))]);
  if (context?.state !== 'running') return;
  awake = true;
  play(name, { own: true, buzzed: true });
}

function isCrowded(name: SoundName, at: number, now: number): boolean {
  if (Math.abs(at - (lastAt.get(name) ?? -1)) < SAME_WITHIN_S) return true;
  endings = endings.filter((voice) => voice.end > now);
  if (name !== 'step') return endings.length >= MOST_VOICES;
  return (
    endings.length >= MOST_VOICES - 2 || endings.filter((voice) => voice.name === 'step').length >= MOST_STEPS
  );
}

function buzz(name: SoundName): void {
  const pattern = BUZZ[name];
  if (pattern !== undefined && 'vibrate' in navigator) navigator.vibrate(pattern);
}
