import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { retentionQuery } from './api.ts';
import { AuditTrail } from './audit-trail.tsx';
import { RetentionForm } from './retention-form.tsx';

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number) => `${Math.ceil(bytes / MEGABYTE).toLocaleString('en-US')} MB`;

/** Shows how long what was sent in is kept, what goes next, and what has been done. */
export function Retention() {
  const { data, isPending, isFetching, refetch } = useQuery(retentionQuery);
  if (isPending) return <Skeleton className="h-40 w-full" />;
  if (!data) {
    return (
      <ErrorState
        title="The retention periods could not be loaded"
        text="The server did not answer. Check the connection and try again."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const { periods, uploads } = data;
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        {periods.map((period) => (
          <RetentionForm key={period.kind} period={period} />
        ))}
      </div>
      <p className="mt-6 max-w-measure text-pretty text-muted text-sm">
        The files of applications take {megabytes(uploads.bytes)} of {megabytes(uploads.mostBytes)}.
        When that is full, no further applications are accepted.
      </p>
      <AuditTrail />
    </>
  );
}
