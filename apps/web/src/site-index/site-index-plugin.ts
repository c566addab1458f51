import MiniSearch from 'minisearch';
import type { Plugin } from 'vite';
import { INDEX_OPTIONS, toIndexed } from './site-document.ts';
import { listSiteDocuments } from './site-documents.ts';

const NAME = 'virtual:site-index';
const RESOLVED = `\0${NAME}`;

/** Gives the web app the search index of its own words, made while it is built. */
export function siteIndex(): Plugin {
  return {
    name: 'site-index',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: async (id) => {
      if (id !== RESOLVED) return undefined;
      const index = new MiniSearch(INDEX_OPTIONS);
      index.addAll((await listSiteDocuments()).map(toIndexed));
      // A string: the browser reads JSON sooner than the same as JavaScript.
      return `export const siteIndex = ${JSON.stringify(JSON.stringify(index))};`;
    },
  };
}
