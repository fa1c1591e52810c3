/** The two elements of all sounds: a tone and a burst of noise. Both return the time when they end. */

const SILENCE = 0.0001;

export interface Tone {
  type?: OscillatorType;
  /** Hertz at the start, and where the pitch slides to. */
  from: number;
  to?: number;
  /** Seconds. */
  attack?: number;
  decay?: number;
  peak?: number;
  /** Hertz and depth of a trembling pitch. */
  tremble?: [rate: number, depth: number];
}

export interface Breath {
  filter?: BiquadFilterType;
  from: number;
  to?: number;
  sharpness?: number;
  attack?: number;
  decay?: number;
  peak?: number;
}

function envelope(out: AudioNode, at: number, peak: number, attack: number, decay: number): GainNode {
  const gain = out.context.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + attack + decay);
  gain.connect(out);
  return gain;
}

export function tone(out: AudioNode, at: number, recipe: Tone): number {
  const { type = 'sine', from, to, attack = 0.004, decay = 0.2, peak = 0.3, tremble } = recipe;
  const end = at + attack + decay;
  const oscillator = out.context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, at);
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, at + decay);
  if (tremble) {
    const [rate, depth] = tremble;
    const shake = out.context.createOscillator();
    const amount = out.context.createGain();
    shake.frequency.value = rate;
    amount.gain.value = depth;
    shake.connect(amount).connect(oscillator.frequency);
    shake.start(at);
    shake.stop(end + 0.02);
  }
  oscillator.connect(envelope(out, at, peak, attack, decay));
  oscillator.start(at);
  oscillator.stop(end + 0.02);
  return end;
}

let noise: AudioBuffer | undefined;

/** One second of white noise, made once; a fixed seed, so that every device sounds the same. */
function whiteNoise(context: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  let state = 12345;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    samples[i] = state / 0x3fffffff - 1;
  }
  return noise;
}

export function breath(out: AudioNode, at: number, recipe: Breath): number {
  const { filter = 'bandpass', from, to, sharpness = 1, attack = 0.002, decay = 0.1, peak = 0.4 } = recipe;
  const end = at + attack + decay;
  const source = out.context.createBufferSource();
  source.buffer = whiteNoise(out.context);
  source.loop = true;
  const sieve = out.context.createBiquadFilter();
  sieve.type = filter;
  sieve.Q.value = sharpness;
  sieve.frequency.setValueAtTime(from, at);
  if (to) sieve.frequency.exponentialRampToValueAtTime(to, at + decay);
  source.connect(sieve).connect(envelope(out, at, peak, attack, decay));
  source.start(at, (at * 7.3) % 0.5);
  source.stop(end + 0.02);
  return end;
}

/** A bell's stroke: a tone and its crooked overtones. */
export function bell(out: AudioNode, at: number, pitch: number, peak: number, decay: number): number {
  [1, 2, 2.76, 5.4].forEach((partial, i) => {
    tone(out, at, { from: pitch * partial, decay: decay / (1 + i * 0.8), peak: peak / (1 + i * 1.3) });
  });
  return at + decay;
}
