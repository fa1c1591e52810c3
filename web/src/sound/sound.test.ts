import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Nodes that can be wired and set but do nothing: the tests only check whether anything is played. */
class SilentNode {
  gain = new SilentParam();
  pan = new SilentParam();
  frequency = new SilentParam();
  Q = new SilentParam();
  threshold = new SilentParam();
  ratio = new SilentParam();
  attack = new SilentParam();
  release = new SilentParam();
  constructor(readonly context: SilentContext) {}
  connect = (next: SilentNode) => next;
  disconnect = () => undefined;
  start = () => this.context.started++;
  stop = () => undefined;
}
class SilentParam {
  value = 0;
  setValueAtTime = () => undefined;
  exponentialRampToValueAtTime = () => undefined;
}
class SilentContext {
  static made: SilentContext[] = [];
  started = 0;
  currentTime = 0;
  sampleRate = 8;
  state = 'running';
  destination = new SilentNode(this);
  constructor() {
    SilentContext.made.push(this);
  }
  #node = () => new SilentNode(this);
  createGain = this.#node;
  createOscillator = this.#node;
  createBiquadFilter = this.#node;
  createBufferSource = this.#node;
  createStereoPanner = this.#node;
  createDynamicsCompressor = this.#node;
  resume = () => Promise.resolve();
  createBuffer = () => ({ sampleRate: this.sampleRate, getChannelData: () => new Float32Array(8) });
}

describe('sound', () => {
  let sound: typeof import('./sound');
  let settings: (typeof import('../settings/settings.svelte'))['settings'];

  beforeEach(async () => {
    vi.resetModules();
    vi.stubGlobal('AudioContext', SilentContext);
    SilentContext.made = [];
    localStorage.clear();
    sound = await import('./sound');
    ({ settings } = await import('../settings/settings.svelte'));
    sound.wakeOnGesture();
  });

  const gesture = () => dispatchEvent(new Event('pointerdown'));
  const started = () => SilentContext.made[0]?.started ?? 0;

  it('is silent until the first gesture', () => {
    sound.play('deal');
    expect(SilentContext.made).toHaveLength(0);
    gesture();
    sound.play('deal');
    expect(started()).toBeGreaterThan(0);
  });

  it.each([
    ['running', true],
    ['suspended', false],
  ])(
    'of a scan comes on a page that nobody has touched if it may (%s), and the phone buzzes once',
    async (state, heard) => {
      const vibrate = vi.fn();
      Object.assign(navigator, { vibrate });
      vi.stubGlobal(
        'AudioContext',
        class extends SilentContext {
          override state = state;
        },
      );
      await sound.playUntouched('squawk');
      expect(started() > 0).toBe(heard);
      expect(vibrate.mock.calls).toEqual([[[8, 40, 8]]]);
      settings.choose('sound', false);
      await sound.playUntouched('brass');
      expect(vibrate).toHaveBeenLastCalledWith(18);
      settings.choose('sound', true);
    },
  );

  it('is silent when muted, and at no volume', () => {
    gesture();
    settings.choose('sound', false);
    sound.play('coin');
    settings.choose('sound', true);
    settings.choose('volume', 0);
    sound.play('coin');
    expect(SilentContext.made).toHaveLength(0);
  });

  it('does not play the same sound twice in the same instant', () => {
    gesture();
    sound.play('hop');
    const once = started();
    sound.play('hop', { step: 3 });
    expect(started()).toBe(once);
  });

  it('lets steps give way when many sound', () => {
    gesture();
    for (let i = 0; i < 4; i++) sound.play('step', { delay: i * 30 });
    const before = started();
    sound.play('step', { delay: 10 });
    expect(started()).toBe(before);
    sound.play('brass');
    expect(started()).toBeGreaterThan(before);
  });

  it('sounds beside a TV only for what its own player does', () => {
    gesture();
    sound.hearOnlyOwn(true);
    sound.play('deal');
    sound.soundsOf(false, () => sound.play('coin'));
    expect(SilentContext.made).toHaveLength(0);
    sound.soundsOf(true, () => sound.play('coin'));
    const own = started();
    expect(own).toBeGreaterThan(0);
    sound.play('castoff', { own: true });
    expect(started()).toBeGreaterThan(own);
    sound.hearOnlyOwn(false);
    sound.play('deal');
    expect(started()).toBeGreaterThan(own);
  });

  it('goes without where there is no audio', () => {
    vi.stubGlobal('AudioContext', undefined);
    gesture();
    expect(() => sound.play('zero')).not.toThrow();
  });
});
