import type { Rolldown } from 'vite';
import { readImports } from './read-imports.ts';

/** The start of the app. */
export const START = /[\\/]src[\\/]start-app\.tsx$/;

/** The features, which together name every page. */
const FEATURE = /[\\/]src[\\/]pages[\\/][^\\/]+[\\/]feature\.ts$/;

/** A page with the modules that it needs at once, and these and all that it may import later. */
export type Page = {
  id: string;
  feature: string;
  now: ReadonlySet<string>;
  later: ReadonlySet<string>;
};

/** Finds the pages of the features in a build that has read all modules. */
export function findPages(build: Rolldown.PluginContext): Page[] {
  const reach = readImports((id) => build.getModuleInfo(id));
  const ids = [...build.getModuleIds()];
  const found = ids
    .filter((id) => FEATURE.test(id))
    .flatMap((feature) =>
      (build.getModuleInfo(feature)?.dynamicallyImportedIds ?? []).map((id) => ({ feature, id })),
    );
  // The app leads to every page, and a page may lead to another.
  const app = ids.filter((id) => START.test(id)).flatMap((id) => [...reach(id)]);
  const others = new Set([...app, ...found.map(({ id }) => id)]);
  return found.map((page) => ({
    ...page,
    now: reach(page.id),
    later: reach(page.id, (id) => !others.has(id)),
  }));
}
