import type { Options } from 'minisearch';
import { wordKey } from './word-key.ts';

/** Kinds of result that a search of the site can find. */
export type ResultKind = 'action' | 'resume' | 'letter' | 'job' | 'page' | 'faq' | 'article';

/** Something that a search finds: its words are searched, `href`, `kind`, `title` and `about` are shown. */
export type SiteDocument = {
  /** Address of the document. */
  href: string;
  kind: ResultKind;
  title: string;
  /** One line about it. */
  about: string;
  /** The words that people use for it besides those of its title. */
  askedAs: string;
  text: string;
};

/** Weight of a match by what was found: what a person can do comes before what they can read. */
const KIND_BOOST: Record<ResultKind, number> = {
  action: 1.5,
  faq: 1.3,
  page: 1.2,
  job: 1,
  resume: 1,
  letter: 1,
  article: 0.8,
};

const boostOf = (kind: unknown) => KIND_BOOST[kind as ResultKind]; // Stored by `storeFields` below.

/**
 * A word of a document is indexed by its key and, outside long texts, as it is spelled too: half a word and a
 * mistyped one come closer to the spelling than to the stem. A word that is searched has no field.
 */
function keysOf(word: string, field?: string) {
  const key = wordKey(word);
  return key === null || field === undefined || field === 'text' ? key : [key, word.toLowerCase()];
}

/** Options of indexing and of searching: the same at build time and in the browser, or the index could not be read. */
export const INDEX_OPTIONS: Options<SiteDocument & { id: string }> = {
  fields: ['title', 'askedAs', 'about', 'text'],
  storeFields: ['href', 'kind', 'title', 'about'],
  processTerm: keysOf,
  searchOptions: {
    // Only the last word may still be on its way.
    prefix: (_term, place, terms) => place === terms.length - 1,
    boost: { title: 3, askedAs: 3, about: 1, text: 0.5 },
    boostDocument: (_id, _term, stored) => boostOf(stored?.kind),
    // Not every word has to be there: a whole question holds many that no answer repeats.
    combineWith: 'OR',
  },
};

/** A document as the index takes it: two kinds may lead to one address. */
export const toIndexed = (document: SiteDocument) => ({
  ...document,
  id: `${document.kind} ${document.href}`,
});
