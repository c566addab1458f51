import { type DocumentAbout, hrefOf, type ListedJob } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { onDraftChange } from '#draft/storage/draft-changes.ts';
import { useWords } from '#platform/language/use-words.ts';
import { hrefOfDocument } from '#platform/navigation/href-of-document.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { documentsQuery } from '#platform/server/documents-query.ts';
import { jobsQuery } from '#platform/server/jobs-query.ts';
import { resumesQuery } from '#platform/server/resumes-query.ts';
import type { SiteDocument } from '#site-index/site-document.ts';
import type { SearchResult } from './search-site.ts';

export type SiteSearch = {
  results: readonly SearchResult[];
  /** All resumes of the visitor, the last edited first. */
  resumes: readonly SearchResult[];
  /** State of the results, and why there may be none: nothing typed, still loading, nothing found, or no search to be had. */
  status: 'idle' | 'loading' | 'found' | 'nothing' | 'broken';
  retry: () => void;
};

const LETTERS = documentsQuery(['letter']);

/** The search itself and its index: about 60 kB that only a search needs. */
const loadSearch = () => loadChunk('site-search', () => import('./search-site.ts'));

/**
 * Searches the site for `text` while it is typed. Nothing is loaded before `isWanted`. Open jobs and
 * the visitor's own resumes join when they have arrived; without them the rest is found all the same.
 */
export function useSiteSearch(text: string, isWanted: boolean): SiteSearch {
  const { yourResume, yourLetter, jobAskedAs } = useWords(en.search);
  const wanted = useDeferredValue(text.trim());
  const search = useQuery({
    queryKey: ['site-search'],
    queryFn: loadSearch,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: open } = useQuery({ ...jobsQuery(), enabled: isWanted });
  const { data: resumes } = useQuery({ ...resumesQuery, enabled: isWanted });
  const { data: letters } = useQuery({ ...LETTERS, enabled: isWanted });
  const readNames = () => search.data?.readWaitingNames();
  const names = useSyncExternalStore(onDraftChange, readNames, () => undefined);

  const jobs = useMemo(
    () => (open?.jobs ?? []).map((job) => aboutJob(job, jobAskedAs)),
    [open, jobAskedAs],
  );
  const own = useMemo(() => {
    const about = (kind: 'resume' | 'letter', about: string) => (document: DocumentAbout) => {
      const named = names && search.data?.withName(document, document.document_id, names);
      return aboutOwn(named ?? document, { kind, about });
    };
    return {
      resumes: (resumes ?? []).map(about('resume', yourResume)),
      letters: (letters ?? []).map(about('letter', yourLetter)),
    };
  }, [resumes, letters, names, search.data, yourResume, yourLetter]);
  const find = useMemo(
    () => search.data?.makeSearch([...jobs, ...own.resumes, ...own.letters]),
    [search.data, jobs, own],
  );
  const results = useMemo(() => find?.(wanted), [find, wanted]);
  const retry = () => void search.refetch();
  return {
    results: results ?? [],
    resumes: own.resumes,
    status: statusOf(wanted, search, results),
    retry,
  };
}

function statusOf(
  text: string,
  { isError, data }: { isError: boolean; data: unknown },
  results: readonly SearchResult[] | undefined,
): SiteSearch['status'] {
  if (text === '') return 'idle';
  if (isError) return 'broken';
  if (data === undefined) return 'loading';
  if (results === undefined) return 'idle';
  return results.length > 0 ? 'found' : 'nothing';
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
