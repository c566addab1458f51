import type { ListedResume } from '@shortlist/contracts';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/buttons/button.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { quoteName } from '../quote-name.ts';
import * as words from '../words.ts';
import { findResumes } from './find-resumes.ts';

/** From so many resumes on there is a search: fewer are seen at one glance. */
const WORTH_SEARCHING = 6;

type ResumeSearchProps = {
  resumes: readonly ListedResume[];
  /** The list; all of it where nothing is searched for. */
  children: (found: readonly ListedResume[], isSearched: boolean) => ReactNode;
};

/** Search of the list by words, which stand in the address, and the list of what is found. */
export function ResumeSearch({ resumes, children }: ResumeSearchProps) {
  const [query, setQuery] = useSearchParams();
  const box = useRef<HTMLElement>(null);
  const search = query.get('q') ?? '';
  const isSearched = search.trim() !== '';
  if (resumes.length < WORTH_SEARCHING && !isSearched) return children(resumes, false);

  function handleSearch(text: string) {
    const next = (now: URLSearchParams) => {
      if (text === '') now.delete('q');
      else now.set('q', text);
      return now;
    };
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  function handleClear() {
    handleSearch('');
    box.current?.querySelector('input')?.focus();
  }

  const found = findResumes(resumes, search);
  return (
    <>
      <search
        ref={box}
        className="mb-6 grid items-end gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,24rem)_auto] sm:justify-start"
      >
        <SearchField
          label="Search your resumes"
          placeholder="Name, industry or level"
          text={search}
          onSearch={handleSearch}
        />
        <p role="status" className="min-h-5 text-muted text-sm sm:pb-2.5">
          {isSearched && words.found({ found: found.length, all: resumes.length })}
        </p>
      </search>
      {found.length > 0 ? (
        children(found, isSearched)
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p className="wrap-anywhere text-lg text-muted">No resume matches {quoteName(search)}.</p>
          <Button onClick={handleClear}>Clear search</Button>
        </div>
      )}
    </>
  );
}
