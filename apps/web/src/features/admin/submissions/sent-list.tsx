import type { SubmissionKind } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

type Found = { total: number; next: string | null };

/** Choice of a card, and how to change it. */
export type Choice = { isChosen: boolean; onChoose: () => void };

export type SentListProps<Page extends Found, Entry extends { id: string }> = {
  sent: SubmissionKind;
  query: UseQueryResult<Page>;
  entriesOf: (page: Page) => readonly Entry[];
  /** True if this is a page after the first. */
  isFurther: boolean;
  onLeaf: (after: string) => void;
  children: (entry: Entry, choice: Choice) => ReactNode;
};

/** One page of what has come in, in each of a list's states, with the way to the next. */
export function SentList<Page extends Found, Entry extends { id: string }>(
  props: SentListProps<Page, Entry>,
) {
  const words = useWords(en.admin);
  const common = useWords(en.common);
  const { sent, query, entriesOf, isFurther, onLeaf, children } = props;
  const { data: page, isPending, isFetching, refetch } = query;
  const entries = page ? entriesOf(page) : [];
  const selection = useSelection(entries.map(({ id }) => id));
  if (isPending) return <Skeleton className="mt-8 h-40 w-full" />;
  if (!page) {
    return (
      <ErrorState
        title={words.thisList}
        text={common.noAnswer}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <div className="mt-6" aria-busy={isFetching}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className="text-muted text-sm">
          {page.total === 0 ? words.nothingHere : words.inAll({ total: page.total })}
        </p>
        {entries.length > 0 && (
          <SelectionBar sent={sent} selection={selection} listed={entries.length} />
        )}
      </div>
      <ul className="flex flex-col gap-3">
        {entries.map((entry) => (
          <li key={entry.id}>
            {children(entry, {
              isChosen: selection.isSelected(entry.id),
              onChoose: () => selection.toggle(entry.id),
            })}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {isFurther && <Button onClick={() => onLeaf('')}>{words.newest}</Button>}
        {page.next !== null && (
          <Button onClick={() => onLeaf(page.next ?? '')}>{words.olderOnes}</Button>
        )}
      </div>
    </div>
  );
}
