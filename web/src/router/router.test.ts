import { beforeEach, describe, expect, it, vi } from 'vitest';

import { firstGame } from '../games/games';

type Router = (typeof import('./router.svelte'))['router'];

function link(attributes: Record<string, string>): HTMLAnchorElement {
  const anchor = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
  document.body.append(anchor);
  return anchor;
}

/** Clicks, and returns whether the router took the click from the browser. */
function clicked(anchor: HTMLAnchorElement, router: Router, how: MouseEventInit = {}): boolean {
  let taken = false;
  const listen = (event: MouseEvent) => {
    router.follow(event);
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return taken;
}

describe('the router', () => {
  let router: Router;

  beforeEach(async () => {
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
    vi.stubGlobal('scrollTo', () => undefined);
    vi.resetModules();
    ({ router } = await import('./router.svelte'));
  });

  it('starts where the address says', () => {
    expect(router.here).toEqual({ name: 'home' });
  });

  it('goes to a place and writes its address', () => {
    router.go({ name: 'rules', game: firstGame() });
    expect(location.pathname).toBe(`/rules/${firstGame()}`);
    expect(router.here.name).toBe('rules');
  });

  it('follows a link of ours', () => {
    expect(clicked(link({ href: '/privacy' }), router)).toBe(true);
    expect(router.here).toEqual({ name: 'privacy' });
  });

  it.each([
    ['a foreign link', { href: 'https://example.org/' }, {}],
    ['a new tab', { href: '/privacy', target: '_blank' }, {}],
    ['a download', { href: '/privacy', download: '' }, {}],
    ['a click with ctrl', { href: '/privacy' }, { ctrlKey: true }],
  ])('leaves %s to the browser', (_what, attributes, how) => {
    expect(clicked(link(attributes), router, how)).toBe(false);
    expect(router.here).toEqual({ name: 'home' });
  });

  it('goes back with the browser', () => {
    router.go({ name: 'games' });
    history.replaceState(null, '', '/settings');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.here).toEqual({ name: 'settings' });
  });
});
