import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { retentionQuery } from './api.ts';
import { AuditTrail } from './audit-trail.tsx';
import { RetentionForm } from './retention-form.tsx';

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE);

/** Shows how long what was sent in is kept, what goes next, and what has been done. */
export function Retention() {
  const words = useWords(en.admin);
  const common = useWords(en.common);
  const { data, isPending, isFetching, refetch } = useQuery(retentionQuery);
  if (isPending) return <Skeleton className="h-40 w-full" />;
  if (!data) {
    return (
      <ErrorState
        title={words.retentionNotLoaded}
        text={common.noAnswer}
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
        {words.filesTake({
          used: megabytes(uploads.bytes),
          most: megabytes(uploads.mostBytes),
        })}
      </p>
      <AuditTrail />
    </>
  );
}
