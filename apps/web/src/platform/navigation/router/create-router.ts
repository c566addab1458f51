import type { ComponentType } from 'react';
import type { AppHistory } from './history.ts';
import { addressOf, type Location, locationOf } from './location.ts';
import { type Match, matchRoute, type Route } from './match-route.ts';

/** State that is shown. `Page` and `error` are missing while the first page is on its way, and where the route has an element. */
export type Shown = {
  location: Location;
  match: Match | undefined;
  Page?: ComponentType | undefined;
  /** Error because of which the page could not be loaded. */
  error?: unknown;
  /** True if another page is being loaded, which takes the place of this one. */
  isLoading: boolean;
};

export type NavigateOptions = { replace?: boolean; state?: unknown };

export type Router = {
  get: () => Shown;
  subscribe: (listener: () => void) => () => void;
  /** Shows an address once its page is loaded; a number is so many steps of the history. */
  navigate: (to: string | number, options?: NavigateOptions) => Promise<void>;
  /** Loads the page of an address before somebody goes there; one that does not come is asked for again then. */
  prepare: (to: string) => Promise<unknown>;
  /** Has `mayLeave` asked before Back or Forward leaves what is shown. Answers how to stop. */
  guard: (mayLeave: () => Promise<boolean>) => () => void;
  /** Resolves when the first page is loaded, or has failed to. */
  ready: Promise<void>;
};

/** Pages that have been loaded, by their routes. */
const pages = new WeakMap<Route, ComponentType>();

/**
 * Shows the page of each address in turn. The page that is shown stays, with its address, until the next one is
 * loaded; of two navigations the later one counts.
 */
export function createRouter(routes: readonly Route[], history: AppHistory): Router {
  const listeners = new Set<() => void>();
  const first = history.read();
  let shown: Shown = {
    location: first,
    match: matchRoute(routes, first.pathname),
    isLoading: false,
  };
  let latest: Location = first;
  let mayLeave: (() => Promise<boolean>) | undefined;

  function set(next: Shown) {
    shown = next;
    for (const listener of listeners) listener();
  }

  /** Shows a location; `commit` writes it into the history where it is not there yet. */
  async function show(location: Location, commit = () => {}) {
    latest = location;
    const match = matchRoute(routes, location.pathname);
    let loaded: Pick<Shown, 'Page' | 'error'> = { Page: match && pages.get(match.route) };
    if (match && 'load' in match.route && !loaded.Page) {
      if (shown.Page || shown.location !== location) set({ ...shown, isLoading: true });
      loaded = await loadPage(match.route);
      if (latest !== location) return;
    }
    commit();
    set({ location, match, ...loaded, isLoading: false });
  }

  async function navigate(to: string | number, { replace = false, state }: NavigateOptions = {}) {
    if (typeof to === 'number') return history.go(to);
    const next = locationOf(to, addressOf(shown.location), state);
    await show(next, () => history.write(next, replace ? 'replace' : 'push'));
  }

  let whenMoved: (() => void) | undefined;
  const move = (steps: number) =>
    new Promise<void>((resolve) => {
      whenMoved = resolve;
      history.go(steps);
    });

  async function handleTraverse(steps: number | undefined) {
    if (whenMoved) {
      whenMoved();
      whenMoved = undefined;
      return;
    }
    if (mayLeave && steps) {
      // The browser has already gone: it comes back while the question stands.
      await move(-steps);
      if (!(await mayLeave?.())) return;
      await move(steps);
    }
    await show(history.read());
  }

  let stop = () => {};
  return {
    get: () => shown,
    navigate,
    prepare: (to) => loadPage(matchRoute(routes, to)?.route),
    subscribe(listener) {
      if (listeners.size === 0) stop = history.listen((steps) => void handleTraverse(steps));
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    guard(ask) {
      mayLeave = ask;
      return () => {
        mayLeave = undefined;
      };
    },
    ready: show(first),
  };
}

async function loadPage(route: Route | undefined): Promise<Pick<Shown, 'Page' | 'error'>> {
  if (!route || !('load' in route)) return {};
  try {
    const Page = await route.load();
    pages.set(route, Page);
    return { Page };
  } catch (error) {
    return { error };
  }
}
