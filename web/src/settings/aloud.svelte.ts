/** Reads aloud with one of the device's voices, where one speaks the language. */
import { settings } from './settings.svelte';

/** A slow voice is easier to follow for a learner. */
const RATE = 0.95;

class Voices {
  #all = $state.raw<readonly SpeechSynthesisVoice[]>([]);

  constructor() {
    // Not every browser speaks, and most load their voices late.
    if (typeof speechSynthesis === 'undefined') return;
    const hear = () => (this.#all = speechSynthesis.getVoices());
    hear();
    speechSynthesis.addEventListener?.('voiceschanged', hear);
  }

  /** A voice that speaks this language, preferably a local one. */
  of(language: string): SpeechSynthesisVoice | undefined {
    const able = this.#all.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
    return able.find((voice) => voice.localService) ?? able[0];
  }
}

export const voices = new Voices();

/** Reads a text now and stops any other; silent without a voice for the language. */
export function readAloud(text: string, language: string): void {
  const voice = voices.of(language);
  if (!voice || !text) return;
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang;
  said.rate = RATE;
  said.volume = settings.volume;
  speechSynthesis.speak(said);
}

export function hush(): void {
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
}
