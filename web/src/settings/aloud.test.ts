import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

class Utterance {
  voice: unknown;
  lang = '';
  rate = 1;
  volume = 1;
  constructor(readonly text: string) {}
}

const speech = {
  voices: [] as { lang: string; localService: boolean }[],
  told: undefined as (() => void) | undefined,
  speak: vi.fn<(said: Utterance) => void>(),
  cancel: vi.fn(),
  getVoices: () => speech.voices,
  addEventListener: (_: string, hear: () => void) => (speech.told = hear),
};

describe('reading aloud', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('speechSynthesis', speech);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    speech.voices = [];
    speech.speak.mockClear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is silent without a voice for the language', async () => {
    const { readAloud, voices } = await import('./aloud.svelte');
    speech.voices = [{ lang: 'en-GB', localService: true }];
    speech.told?.();
    expect(voices.of('pl')).toBeUndefined();
    readAloud('Twoja tura', 'pl');
    expect(speech.speak).not.toHaveBeenCalled();
  });

  it('takes a voice that comes later, and one of the device before one of the network', async () => {
    const { readAloud } = await import('./aloud.svelte');
    speech.voices = [
      { lang: 'fr-CA', localService: false },
      { lang: 'fr_FR', localService: true },
    ];
    speech.told?.();
    readAloud('À vous', 'fr');
    expect(speech.speak.mock.calls[0]?.[0]).toMatchObject({ text: 'À vous', lang: 'fr_FR' });
  });

  it('does nothing in a browser that does not speak', async () => {
    vi.stubGlobal('speechSynthesis', undefined);
    const { readAloud, hush, voices } = await import('./aloud.svelte');
    readAloud('x', 'en');
    hush();
    expect(voices.of('en')).toBeUndefined();
  });
});
