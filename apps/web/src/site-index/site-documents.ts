import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OFFERED_ACTIONS, OTHER_ACTIONS } from './actions.ts';
import type { FeatureSearch } from './feature-search.ts';
import type { SiteDocument } from './site-document.ts';

const PAGES = join(import.meta.dirname, '../pages');

/** By their own addresses, since this file may run from a bundle that lies elsewhere. */
const readSearches = (): Promise<FeatureSearch[]> =>
  Promise.all(
    globSync('*/search.ts', { cwd: PAGES })
      .sort()
      .map(async (file) => {
        const module = await import(/* @vite-ignore */ pathToFileURL(join(PAGES, file)).href);
        return module.search;
      }),
  );

const joinAskedAs = (searches: readonly FeatureSearch[]): Record<string, string> =>
  Object.assign({}, ...searches.map(({ askedAs }) => askedAs));

/** Reads the words that people use for what is at an address, by address. Runs at build time only. */
export const readAskedAs = async (): Promise<Record<string, string>> =>
  joinAskedAs(await readSearches());

/** Lists every action, page, question and article, as it is searched. Runs at build time only. */
export async function listSiteDocuments(): Promise<SiteDocument[]> {
  const searches = await readSearches();
  const askedAs = joinAskedAs(searches);
  const lists = await Promise.all(searches.map(({ listDocuments }) => listDocuments?.() ?? []));
  const actions = [...OFFERED_ACTIONS, ...OTHER_ACTIONS].map((action) => ({ ...action, text: '' }));
  return [...actions, ...lists.flat()].map((document) => ({
    ...document,
    askedAs: askedAs[document.href] ?? '',
  }));
}
