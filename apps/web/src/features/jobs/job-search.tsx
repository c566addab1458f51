import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { EVERY_JOB, type JobSearch as Search } from '#platform/server/job-search.ts';
import { jobsQuery } from '#platform/server/jobs-query.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { JobList } from './job-list.tsx';

const readSearch = (query: URLSearchParams): Search => ({
  text: query.get('text') ?? '',
  department: query.get('department') ?? '',
  location: query.get('location') ?? '',
});

const queryOf = (search: Search) =>
  new URLSearchParams(Object.entries(search).filter(([, value]) => value !== ''));

/** Search of the open jobs by text, department and location. What is searched for stands in the address. */
export function JobSearch() {
  const words = useWords(en.jobs);
  const [query, setQuery] = useSearchParams();
  const search = readSearch(query);
  const { data: all } = useQuery(jobsQuery());
  const found = useQuery({ ...jobsQuery(search), placeholderData: keepPreviousData });

  // What was asked last; the address follows a moment later, and a change must not undo the one before it.
  const asked = useRef(search);
  useEffect(() => {
    asked.current = readSearch(query);
  }, [query]);

  function change(changes: Partial<Search>) {
    asked.current = { ...asked.current, ...changes };
    setQuery(queryOf(asked.current), { replace: true });
  }

  return (
    <>
      <search className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="sm:col-span-2 lg:col-span-1">
          <SearchField
            label={words.search}
            placeholder={words.searchHint}
            text={search.text}
            onSearch={(text) => change({ text })}
          />
        </div>
        <Select
          label={words.department}
          placeholder={words.everyDepartment}
          options={all?.departments ?? []}
          value={search.department}
          onChange={({ target }) => change({ department: target.value })}
        />
        <Select
          label={words.location}
          placeholder={words.everyLocation}
          options={all?.locations ?? []}
          value={search.location}
          onChange={({ target }) => change({ location: target.value })}
        />
      </search>
      <p role="status" className="mt-8 mb-4 text-muted text-sm">
        {found.data && words.openRoles({ count: found.data.jobs.length })}
      </p>
      <JobList found={found} whenNone={<NothingFound />} />
    </>
  );
}

const NothingFound = () => {
  const words = useWords(en.jobs);
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-lg text-muted">{words.nothingFits}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton
          to={hrefOf('jobSearch') + searchText(EVERY_JOB)}
          // The link goes away with its question.
          onClick={() => catchLostFocus()}
        >
          {words.showAll}
        </LinkButton>
        <LinkButton to={hrefOf('contactUs')} variant="ghost">
          {words.writeToUs}
        </LinkButton>
      </div>
    </div>
  );
};

function searchText(search: Search): string {
  const query = queryOf(search).toString();
  return query && `?${query}`;
}
