import { parse, pathOf, type Route } from './routes';

/** Where the visitor is; follows links, the back button and `go`. */
class Router {
  #here = $state.raw<Route>(parse(location.href));

  constructor() {
    addEventListener('popstate', () => {
      this.#here = parse(location.href);
    });
  }

  get here(): Route {
    return this.#here;
  }

  go(route: Route, { replace = false } = {}): void {
    const path = pathOf(route);
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#here = route;
    scrollTo(0, 0);
  }

  /** Handles plain clicks on our own links; the browser handles new tabs, downloads and external links. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    // The browser handles jumps within the page.
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(parse(link.href));
  };
}

export const router = new Router();
