import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, recall } from './store';

type Module = typeof import('./settings.svelte');

async function arrive(): Promise<Module> {
  vi.resetModules();
  return import('./settings.svelte');
}

describe('the settings of a device', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  it('are kept for the next visit', async () => {
    (await arrive()).settings.choose('language', 'pl');
    (await arrive()).settings.choose('volume', 0.25);
    const { settings } = await arrive();
    expect([settings.language, settings.volume]).toEqual(['pl', 0.25]);
  });

  it('work at once', async () => {
    const { settings } = await arrive();
    settings.choose('theme', 'night');
    settings.choose('motion', 'reduced');
    expect(document.documentElement.dataset).toMatchObject({ theme: 'night', motion: 'reduced' });
    expect([settings.night, settings.still]).toEqual([true, true]);
  });

  it('refuse what makes no sense', async () => {
    const { settings } = await arrive();
    settings.choose('volume', 7);
    expect(settings.volume).toBe(0.6);
  });

  it('lose only the spoilt ones of what was kept', async () => {
    keep('settings', { language: 'xx', theme: 'night', volume: 'loud', icons: true, unknown: 1 });
    const { settings } = await arrive();
    expect([settings.theme, settings.icons, settings.volume]).toEqual(['night', true, 0.6]);
    expect(['fr', 'en', 'pl']).toContain(settings.language);
  });

  it.each(['{', '[]', 'null', '"night"'])('survive %s in the storage', async (text) => {
    localStorage.setItem('flibuste.settings', text);
    expect((await arrive()).settings.theme).toBe('system');
  });

  it('go without a storage', async () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
    const { settings } = await arrive();
    settings.choose('sound', false);
    expect(settings.sound).toBe(false);
    expect(recall('settings')).toBeUndefined();
  });
});
