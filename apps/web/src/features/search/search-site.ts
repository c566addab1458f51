import { siteIndex } from 'virtual:site-index';
import MiniSearch from 'minisearch';
import { INDEX_OPTIONS, type SiteDocument } from '#site-index/site-document.ts';

export type SearchResult = Omit<SiteDocument, 'text'>;

/** Most results of one kind, so that no kind crowds out the others. */
const MOST = 4;

const words = MiniSearch.loadJSON<SiteDocument>(siteIndex, INDEX_OPTIONS);

/**
 * Finds what holds every word of `text`, the best first and at most four of a kind: among the words
 * of the site, and among `others`, which only this visit knows.
 */
export function searchSite(text: string, others: readonly SiteDocument[]): SearchResult[] {
  const own = new MiniSearch<SiteDocument>(INDEX_OPTIONS);
  own.addAll(others);
  const found = [own, words]
    .flatMap((index) => index.search(text))
    .sort((one, other) => other.score - one.score);

  const results: SearchResult[] = [];
  for (const { href, kind, title, about } of found) {
    if (results.filter((result) => result.kind === kind).length < MOST) {
      results.push({ href, kind, title, about });
    }
  }
  return results;
}
