import { describe, expect, it, vi } from 'vitest';
import { toasts } from './toasts.svelte';
import { unless } from './why';

const press = () => new MouseEvent('click', { cancelable: true });

describe('a button', () => {
  it('does what it is for when nothing is against it', () => {
    const done = vi.fn();
    const { onclick, ...rest } = unless(undefined, done);
    onclick(press());
    expect(done).toHaveBeenCalledOnce();
    expect(rest).toEqual({});
  });

  it('stays in the way of Tab and says why it cannot be pressed', () => {
    const done = vi.fn();
    const given = unless('Two more players are missing.', done);
    given.onclick(press());
    expect(given['aria-disabled']).toBe(true);
    expect(done).not.toHaveBeenCalled();
    expect(toasts().at(-1)?.text).toBe('Two more players are missing.');
  });

  it('asks the table for the reason where only the table knows it', () => {
    const ask = vi.fn();
    unless(ask, vi.fn()).onclick(press());
    expect(ask).toHaveBeenCalledOnce();
  });
});
