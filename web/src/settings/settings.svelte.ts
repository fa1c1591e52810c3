import { dress, isNight, isStill, watchSystem, type Motion, type Theme } from '../look/theme';
import { guessLanguage, isLanguage, type Language } from '../words/languages';
import { keep, recall } from './store';

export interface Choices {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** Icon-only mode, for children who cannot read yet. */
  icons: boolean;
  /** Questions are read aloud, where the device has a voice for it. */
  aloud: boolean;
  /** Bots make small faces at what happens. */
  gestures: boolean;
}

const isOneOf =
  <T>(...values: readonly T[]) =>
  (value: unknown): value is T =>
    (values as readonly unknown[]).includes(value);

const isFlag = isOneOf(true, false);

const valid: { [K in keyof Choices]: (value: unknown) => boolean } = {
  language: isLanguage,
  theme: isOneOf('system', 'day', 'night'),
  motion: isOneOf('system', 'full', 'reduced'),
  sound: isFlag,
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  icons: isFlag,
  aloud: isFlag,
  gestures: isFlag,
};

export function defaults(): Choices {
  return {
    language: guessLanguage(navigator.languages ?? [navigator.language]),
    theme: 'system',
    motion: 'system',
    sound: true,
    volume: 0.6,
    icons: false,
    aloud: false,
    gestures: true,
  };
}

/** The choices stored on this device, each validated separately: one corrupt value does not spoil the others. */
export function restore(kept: unknown): Choices {
  const choices = defaults();
  if (typeof kept !== 'object' || kept === null) return choices;
  const usable = Object.entries(kept).filter(([name, value]) => valid[name as keyof Choices]?.(value));
  return { ...choices, ...Object.fromEntries(usable) };
}

/** This device's choices: reactive, applied at once, kept for the next visit. */
class Settings implements Readonly<Choices> {
  #choices = $state<Choices>(restore(recall('settings')));
  /** Counts the system's changes, so that `night` and `still` are recomputed. */
  #system = $state(0);

  constructor() {
    this.#dress();
    watchSystem(() => {
      this.#system += 1;
      this.#dress();
    });
  }

  get language() {
    return this.#choices.language;
  }
  get theme() {
    return this.#choices.theme;
  }
  get motion() {
    return this.#choices.motion;
  }
  get sound() {
    return this.#choices.sound;
  }
  get volume() {
    return this.#choices.volume;
  }
  get icons() {
    return this.#choices.icons;
  }
  get aloud() {
    return this.#choices.aloud;
  }
  get gestures() {
    return this.#choices.gestures;
  }
  get night(): boolean {
    return this.#system >= 0 && isNight(this.theme);
  }
  /** Whether motion is to be left out. */
  get still(): boolean {
    return this.#system >= 0 && isStill(this.motion);
  }

  /** Takes one choice; an invalid value changes nothing. */
  choose<K extends keyof Choices>(name: K, value: Choices[K]): void {
    if (!valid[name](value)) return;
    this.#choices[name] = value;
    keep('settings', $state.snapshot(this.#choices));
    this.#dress();
  }

  #dress(): void {
    dress(this.#choices.theme, this.#choices.motion);
  }
}

export const settings = new Settings();
