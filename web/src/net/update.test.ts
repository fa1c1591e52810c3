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
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };

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
  });

  it('makes it reload again only after a screen has stood for a while with all it needs', async () => {
    vi.useFakeTimers();
    update.reloadOnMissingChunk(reload, async () => true);
    update.screenHere();
    await misses('what the screen fetches');
    expect(reload).toHaveBeenCalledTimes(1);
    // The reloaded page draws its screen, and misses the same again.
    update.screenHere();
    await misses('what the screen fetches');
    await vi.advanceTimersByTimeAsync(60_000);
    await misses('what the screen fetches');
    expect(reload).toHaveBeenCalledTimes(1);
    update.screenHere();
    await vi.advanceTimersByTimeAsync(60_000);
    await misses('what the screen fetches');
    expect(reload).toHaveBeenCalledTimes(2);
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

  it('brings the page back each time the server was away', async () => {
    vi.useFakeTimers();
    for (const times of [1, 2]) {
      let answers = false;
      update.comeBack(reload, async () => answers);
      await vi.advanceTimersByTimeAsync(20_000);
      answers = true;
      await vi.advanceTimersByTimeAsync(20_000);
      expect(reload).toHaveBeenCalledTimes(times);
    }
  });

  it('that a screen fetches brings the page back, unless the screen has gone', async () => {
    const stop = vi.fn();
    const back = vi.fn(() => stop);
    const missing = () => Promise.reject<string>(new Error('missing'));
    const take = vi.fn();
    const leave = update.takeOrComeBack(missing(), take, back);
    await settled();
    expect(back).toHaveBeenCalledTimes(1);
    leave();
    expect(stop).toHaveBeenCalledTimes(1);
    update.takeOrComeBack(missing(), take, back)();
    update.takeOrComeBack(Promise.resolve('late'), take, back)();
    await settled();
    expect(back).toHaveBeenCalledTimes(1);
    expect(take).not.toHaveBeenCalled();
    update.takeOrComeBack(Promise.resolve('found'), take, back);
    await settled();
    expect(take).toHaveBeenCalledWith('found');
  });
});
