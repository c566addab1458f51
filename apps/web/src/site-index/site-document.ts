import type { Options } from 'minisearch';

/** What a search of the site can find. */
export type ResultKind = 'action' | 'resume' | 'job' | 'page' | 'faq' | 'article';

/** Something that a search finds: `text` is searched, the rest is also shown. */
export type SiteDocument = {
  /** Where it is; also what tells it from the others. */
  href: string;
  kind: ResultKind;
  title: string;
  /** One line about it. */
  about: string;
  text: string;
};

/** How documents are indexed and searched: at build time and in the browser alike, or the index could not be read. */
export const INDEX_OPTIONS: Options<SiteDocument> = {
  idField: 'href',
  fields: ['title', 'about', 'text'],
  storeFields: ['href', 'kind', 'title', 'about'],
  searchOptions: {
    prefix: true,
    // One wrong letter in words of five letters or more.
    fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
    boost: { title: 4, about: 2 },
    combineWith: 'AND',
  },
};
