import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { onDraftChange } from '#draft/storage/draft-changes.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { jobsQuery } from '#platform/server/jobs-query.ts';
import { documentsQuery, resumesQuery } from '#platform/server/resumes-query.ts';
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
  const words = useWords(en.search);
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

  const known = useMemo(
    () => search.data?.describeFound({ jobs: open?.jobs, resumes, letters, names }, words),
    [search.data, open, resumes, letters, names, words],
  );
  const results = useMemo(() => known?.find(wanted), [known, wanted]);
  const retry = () => void search.refetch();
  return {
    results: results ?? [],
    resumes: known?.resumes ?? [],
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
