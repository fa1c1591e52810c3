import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Update = typeof import('./update');

describe('an update of the server', () => {
  let noticeBuild: Update['noticeBuild'];
  const reload = vi.fn();

  beforeEach(async () => {
    vi.resetModules();
    sessionStorage.clear();
    reload.mockClear();
    ({ noticeBuild } = await import('./update'));
    noticeBuild('a', true, reload);
  });

  it('is none while the build stays', () => {
    noticeBuild('a', true, reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page once', () => {
    noticeBuild('b', true, reload);
    noticeBuild('b', true, reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits until nothing is unanswered', () => {
    noticeBuild('b', false, reload);
    expect(reload).not.toHaveBeenCalled();
    noticeBuild('b', true, reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a missing chunk', () => {
  let update: Update;
  const reload = vi.fn();
  const settled = () => new Promise((done) => setTimeout(done));

  async function misses(chunk: string) {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: chunk }));
    await settled();
  }

  beforeEach(async () => {
    vi.resetModules();
    sessionStorage.clear();
    reload.mockClear();
    update = await import('./update');
  });
  afterEach(() => vi.useRealTimers());

  it('makes no page reload while nobody answers', async () => {
    update.reloadOnMissingChunk(reload, async () => false);
    for (const chunk of ['one', 'another', 'one', 'another']) await misses(chunk);
    expect(reload).not.toHaveBeenCalled();
  });

  it('makes it reload once where the server answers, however many are missing in turn', async () => {
    update.reloadOnMissingChunk(reload, async () => true);
    for (const chunk of ['this', 'that', 'this', 'that', 'this']) await misses(chunk);
    expect(reload).toHaveBeenCalledTimes(2);
    update.allHere();
    await misses('this');
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('brings the page back by itself, once, as soon as the server answers', async () => {
    vi.useFakeTimers();
    let answers = false;
    update.comeBack(reload, async () => answers);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).not.toHaveBeenCalled();
    answers = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).toHaveBeenCalledTimes(1);
    update.comeBack(reload, async () => answers);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
