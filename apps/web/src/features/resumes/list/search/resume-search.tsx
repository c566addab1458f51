import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { SearchField } from '#ui/fields/search-field.tsx';
import { readSearch, withSearch } from './search-of-address.ts';

/** `found`: how many of all resumes; undefined where nothing is searched for. */
export type ResumeSearchProps = { found: number | undefined; all: number };

/** The field that searches the list by words, which stand in the address, and how many are found. */
export function ResumeSearch({ found, all }: ResumeSearchProps) {
  const words = useWords(en.resumeList);
  const [query, setQuery] = useSearchParams();
  return (
    <search className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,24rem)_auto] sm:justify-start">
      <SearchField
        label={words.search}
        placeholder={words.searchHint}
        text={readSearch(query)}
        onSearch={(text) => setQuery(withSearch(text), { replace: true })}
      />
      <p role="status" className="min-h-5 text-muted text-sm sm:pb-2.5">
        {found !== undefined && words.found({ found, all })}
      </p>
    </search>
  );
}
