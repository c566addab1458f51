import { type StatusCounts, SUBMISSION_STATUSES } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { FormEvent, ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { SentSearch as Search } from './use-search-of-address.ts';

export type SentSearchProps = {
  search: Search;
  onChange: (changes: Partial<Search>) => void;
  counts: StatusCounts | undefined;
  /** Further fields. */
  children?: ReactNode;
};

/** Search among what has come in: by words, and by how far one has got with it. */
export function SentSearch({ search, onChange, counts, children }: SentSearchProps) {
  const words = useWords(en.admin);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange({ text: String(new FormData(event.currentTarget).get('text')) });
  }

  return (
    <search className="flex flex-col gap-4">
      <form onSubmit={handleSubmit} className="grid items-end gap-3 sm:grid-cols-[1fr_auto_auto]">
        <TextField
          key={search.text}
          label={words.search}
          name="text"
          type="search"
          defaultValue={search.text}
        />
        {children}
        <Button type="submit">{words.search}</Button>
      </form>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{words.status}</legend>
        {(['', ...SUBMISSION_STATUSES] as const).map((status) => (
          <Button
            key={status}
            size="sm"
            variant={search.status === status ? 'primary' : 'quiet'}
            aria-pressed={search.status === status}
            onClick={() => onChange({ status })}
          >
            {words.submissionStatus({ status })}
            {status !== '' && counts && ` (${counts[status]})`}
          </Button>
        ))}
      </fieldset>
    </search>
  );
}
