import type { en } from '@shortlist/messages';
import type { ComponentType, ReactNode } from 'react';

/** An address and what stands there: an element, or a page that is loaded when somebody goes there. */
export type Route = {
  /** As in the contracts' table of pages, e.g. `/resume/:resumeId/final`; `*` is every address. */
  path: string;
  /** The page whose title the browser's tab has there. */
  title?: keyof typeof en.pages.texts;
} & ({ element: ReactNode } | { load: () => Promise<ComponentType> });

export type Match = { route: Route; params: Record<string, string | undefined> };

/** The first route of an address; capitals and a slash at the end make no difference here. */
export function matchRoute(routes: readonly Route[], pathname: string): Match | undefined {
  for (const route of routes) {
    const found = patternOf(route.path).exec(pathname);
    if (found) return { route, params: decodeAll(found.groups ?? {}) };
  }
  return undefined;
}

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replace('*', '.*')
      .replaceAll(/:(\w+)/gu, '(?<$1>[^/]+)')}/?$`,
    'iu',
  );

const decodeAll = (groups: Record<string, string>) =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // The address names nothing, and the page for it says so.
  }
}
