import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { statusQuery } from './api.ts';
import { status, statusLines } from './words.ts';

const moment = (iso: string) =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** Shows the server's status: what it runs, what it needs, and whether that works. */
export function Status() {
  const { data, isPending, isFetching, refetch } = useQuery(statusQuery);
  if (isPending) return <Skeleton className="h-40 w-full" />;
  if (!data) {
    return <ErrorState {...status.failed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
        {statusLines(data.server, moment).map(({ name, says, state }) => (
          <div key={name} className="sm:contents">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="wrap-anywhere">
              {says}
              {state !== undefined && <span className="block text-muted text-sm">{state}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-8">
        <Button onClick={() => void refetch()} isPending={isFetching}>
          {status.again}
        </Button>
      </div>
    </>
  );
}
