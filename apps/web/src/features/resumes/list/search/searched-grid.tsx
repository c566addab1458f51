import type { DocumentAbout } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { FIRST_KIND } from '#platform/storage/draft-names.ts';
import { useStoredFlag } from '#platform/storage/stored-flag.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ResumeGrid } from '../cards/resume-grid.tsx';
import { FILTER_FLAG } from './filter-flag.ts';
import { findResumes } from './find-resumes.ts';
import type { ResumeSearchProps } from './resume-search.tsx';
import { readSearch, readShown, withSearch } from './search-of-address.ts';
import { type ResumeSort, sortResumes } from './sort-resumes.ts';

/** From so many resumes on there is a search: fewer are seen at one glance. */
const WORTH_SEARCHING = 6;

async function loadSearch(): Promise<{ default: ComponentType<ResumeSearchProps> }> {
  try {
    const chunk = await loadChunk('resume-search', () => import('./resume-search.tsx'));
    return { default: chunk.ResumeSearch };
  } catch (cause) {
    logError('The search of the list could not be loaded.', cause);
    return { default: () => null };
  }
}

const ResumeSearch = lazy(loadSearch);

type SearchedGridProps = {
  resumes: readonly DocumentAbout[];
  sort: ResumeSort;
  onCreate: () => void;
  others: Others | undefined;
};

/** Documents of other kinds: what begins them, what chooses among kinds, and their lists, or `empty` where they are empty. */
export type Others = {
  create: ReactNode;
  filter: ReactNode;
  lists: (empty: ReactNode) => ReactNode;
  /** The same of documents that this browser has copies of. */
  kept: (documents: readonly DocumentAbout[]) => ReactNode;
};

/** The list, or what the search of the address finds of it; the field comes a moment later, into a place of its height. */
export function SearchedGrid({ resumes, sort, onCreate, others }: SearchedGridProps) {
  const words = useWords(en.resumeList);
  const [query, setQuery] = useSearchParams();
  // Its place is kept free if it was shown the last time: it is loaded after the list.
  const [flag] = useStoredFlag(FILTER_FLAG, false);
  const [hasFilter] = useState(flag);
  const frame = useRef<HTMLDivElement>(null);
  const search = readSearch(query);
  const isSearched = search.trim() !== '';
  const found = findResumes(resumes, search);

  function handleClear() {
    setQuery(withSearch(''), { replace: true });
    frame.current?.querySelector('input')?.focus();
  }

  const isShown = !others || [FIRST_KIND, null].includes(readShown(query));
  const hasGrid = isShown && !(isSearched && found.length === 0);
  const nothingFound = isSearched && !hasGrid && (
    <div className="flex flex-col items-start gap-4">
      <p className="wrap-anywhere text-lg text-muted">
        {words.nothingMatches({ search: quoteName(search) })}
      </p>
      <Button onClick={handleClear}>{words.clearSearch}</Button>
    </div>
  );

  return (
    <>
      <div className={`mb-6 ${hasFilter ? 'min-h-8 pointer-coarse:min-h-11' : 'empty:hidden'}`}>
        {others?.filter}
      </div>
      {(resumes.length >= WORTH_SEARCHING || isSearched) && (
        <div ref={frame} className="mb-6 min-h-24 sm:min-h-16">
          <Suspense fallback={null}>
            <ResumeSearch found={isSearched ? found.length : undefined} all={resumes.length} />
          </Suspense>
        </div>
      )}
      {hasGrid && (
        <ResumeGrid
          resumes={sortResumes(found, sort)}
          onCreate={isSearched ? undefined : onCreate}
          titleOf={(id) => resumes.find(({ document_id }) => document_id === id)?.title}
          others={others?.create}
        />
      )}
      {others ? others.lists(nothingFound) : nothingFound}
    </>
  );
}
