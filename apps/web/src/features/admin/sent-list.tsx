import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type Found = { total: number; next: string | null };

export type SentListProps<Page extends Found> = {
  query: UseQueryResult<Page>;
  /** Whether this is a page after the first. */
  isFurther: boolean;
  onLeaf: (after: string) => void;
  children: (page: Page) => ReactNode;
};

/** One page of what has come in, in each of a list's states, with the way to the next. */
export function SentList<Page extends Found>(props: SentListProps<Page>) {
  const { query, isFurther, onLeaf, children } = props;
  const { data: page, isPending, isFetching, refetch } = query;
  if (isPending) return <Skeleton className="mt-8 h-40 w-full" />;
  if (!page) {
    return (
      <ErrorState
        title="This list could not be loaded"
        text="The server did not answer. Check the connection and try again."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <div className="mt-6" aria-busy={isFetching}>
      <p role="status" className="mb-4 text-muted text-sm">
        {page.total === 0 ? 'Nothing here.' : `${page.total.toLocaleString('en-US')} in all`}
      </p>
      <ul className="flex flex-col gap-3">{children(page)}</ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {isFurther && <Button onClick={() => onLeaf('')}>Back to the newest</Button>}
        {page.next !== null && <Button onClick={() => onLeaf(page.next ?? '')}>Older ones</Button>}
      </div>
    </div>
  );
}
