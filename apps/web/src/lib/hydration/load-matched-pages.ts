import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Loads the pages that an address matches, so that a router made of `routes` afterwards draws them
 * at once: the server and the browser then draw the same. Rejects with what loading a chunk throws.
 */
export async function loadMatchedPages(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => loadPage(route)));
}

async function loadPage(route: RouteObject): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== 'function') return;
  const { Component } = (await lazy()) as Pick<RouteObject, 'Component'>;
  // The route as it would have been, had its page not been split off.
  Object.assign(route, { Component, lazy: undefined });
}
