import { siteIndex } from 'virtual:site-index';
import { type DocumentAbout, hrefOf, type ListedJob } from '@shortlist/contracts';
import MiniSearch from 'minisearch';
import { type readWaitingNames, withName } from '#draft/storage/waiting-names.ts';
import type { WordsOf } from '#platform/language/use-words.ts';
import { hrefOfDocument } from '#platform/navigation/href-of-document.ts';
import { INDEX_OPTIONS, type SiteDocument, toIndexed } from '#site-index/site-document.ts';
import { wordKey } from '#site-index/word-key.ts';

// Few visitors have given a name that the server does not know: what reads it comes with the search.
export { readWaitingNames } from '#draft/storage/waiting-names.ts';

export type SearchResult = Pick<SiteDocument, 'href' | 'kind' | 'title' | 'about'>;

/** Finds what was asked for, the best first; undefined while no word says what it is ("how do I"). */
export type Search = (text: string) => SearchResult[] | undefined;

/** Most results of one kind, so that no kind crowds out the others. */
const MOST = 4;

/** The share of the best result's score below which a result only happens to hold one of the words. */
const LEAST_SHARE = 0.2;

/** Fewest letters of a word in which one letter may be wrong, and two (letters that changed places are two). */
const FEWEST_LETTERS = { 1: 4, 2: 5 } as const;

/** Facts that only this visit knows: the open jobs, and the visitor's own documents with the names that they were given meanwhile. */
type Known = {
  jobs: readonly ListedJob[] | undefined;
  resumes: readonly DocumentAbout[] | undefined;
  letters: readonly DocumentAbout[] | undefined;
  names: ReturnType<typeof readWaitingNames> | undefined;
};

/** Describes the visitor's resumes as results, and makes a search that finds all of what is known besides the site. */
export function describeFound(
  { jobs = [], resumes = [], letters = [], names }: Known,
  words: WordsOf<'search'>,
): { resumes: readonly SearchResult[]; find: Search } {
  const own = (kind: 'resume' | 'letter', about: string) => (document: DocumentAbout) =>
    aboutOwn(names ? withName(document, document.document_id, names) : document, { kind, about });
  const described = resumes.map(own('resume', words.yourResume));
  const find = makeSearch([
    ...jobs.map((job) => aboutJob(job, words.jobAskedAs)),
    ...described,
    ...letters.map(own('letter', words.yourLetter)),
  ]);
  return { resumes: described, find };
}

const aboutJob = (
  { id, title, department, location }: ListedJob,
  askedAs: string,
): SiteDocument => ({
  href: hrefOf('job', { jobId: id }),
  kind: 'job',
  title,
  about: `${department} · ${location}`,
  askedAs,
  text: '',
});

const aboutOwn = (
  { document_id, title }: DocumentAbout,
  { kind, about }: Pick<SiteDocument, 'kind' | 'about'>,
): SiteDocument => ({
  href: hrefOfDocument(kind, document_id),
  kind,
  title,
  about,
  askedAs: '',
  text: '',
});

/** A search among the words of the site, and among `others`, which only this visit knows. */
function makeSearch(others: readonly SiteDocument[]): Search {
  const index = MiniSearch.loadJSON<ReturnType<typeof toIndexed>>(siteIndex, INDEX_OPTIONS);
  index.addAll(others.map(toIndexed));
  const finds = (key: string, fuzzy: number) =>
    index.search(key, { processTerm: (term) => term, prefix: true, fuzzy }).length > 0;

  /** Returns how many letters of a word may differ: none where something has the word, else as few as find something. */
  function wrongLetters(key: string): number {
    if (finds(key, 0)) return 0;
    if (key.length >= FEWEST_LETTERS[1] && finds(key, 1)) return 1;
    return key.length >= FEWEST_LETTERS[2] ? 2 : 0;
  }

  return (text) => {
    const words = text.split(/[\s\p{P}]+/u).filter(Boolean);
    if (words.every((word) => wordKey(word) === null)) return undefined;
    return firstOfEachKind(index.search(text, { fuzzy: wrongLetters }));
  };
}

function firstOfEachKind(found: ReturnType<MiniSearch['search']>): SearchResult[] {
  const results: SearchResult[] = [];
  const least = (found[0]?.score ?? 0) * LEAST_SHARE;
  for (const { href, kind, title, about, score } of found) {
    if (score < least) break;
    if (results.filter((result) => result.kind === kind).length < MOST) {
      results.push({ href, kind, title, about });
    }
  }
  return results;
}
