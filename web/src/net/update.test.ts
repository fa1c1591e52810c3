import { beforeEach, describe, expect, it, vi } from 'vitest';

describe('an update of the server', () => {
  let noticeBuild: (build: string, idle: boolean, reload?: () => void) => void;
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
