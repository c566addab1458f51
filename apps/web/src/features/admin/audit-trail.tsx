import type { AuditEntry } from '@shortlist/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { actionsQuery } from './api.ts';
import * as words from './words.ts';

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Shows who did what and when, and what the retention periods did. */
export function AuditTrail() {
  return (
    <section aria-labelledby="audit-trail" className="mt-12 border-hairline border-t pt-8">
      <h2 id="audit-trail" className="font-serif text-xl">
        What was done
      </h2>
      <p className="mt-2 mb-6 max-w-measure text-pretty text-muted text-sm">
        Deletions and retention periods, downloads of applicants’ files, changes of jobs and of who
        is an admin. Nothing that an applicant wrote is kept here.
      </p>
      <Entries />
    </section>
  );
}

function Entries() {
  const [after, setAfter] = useState('');
  const { data, isPending, isFetching, refetch } = useQuery(actionsQuery(after));
  if (isPending) return <Skeleton className="h-24 w-full" />;
  if (!data) {
    return (
      <ErrorState
        title="What was done could not be loaded"
        text="The server did not answer. Check the connection and try again."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const { actions, next } = data;
  return (
    <div aria-busy={isFetching}>
      {actions.length === 0 && <p className="text-muted text-sm">Nothing yet.</p>}
      <ol className="flex flex-col text-sm">
        {actions.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-hairline border-t py-3 first:border-t-0"
          >
            <span className="wrap-anywhere min-w-0">{sentenceOf(entry)}</span>
            <time dateTime={entry.at} className="text-muted">
              {TIME.format(new Date(entry.at))}
            </time>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        {after !== '' && <Button onClick={() => setAfter('')}>Back to the newest</Button>}
        {next !== null && <Button onClick={() => setAfter(next)}>Older ones</Button>}
      </div>
    </div>
  );
}

function sentenceOf({ by: account, subject, ...entry }: AuditEntry): string {
  const by = account && (account.email ?? undefined);
  const { action, kind, count, months } = entry;
  if (kind === 'account' || kind === 'job') return words.changed({ by, action, kind, subject });
  switch (action) {
    case 'deleted':
      return words.deleted({ by, kind, count });
    case 'restored':
      return words.restored({ by, kind, count });
    case 'expired':
      return words.expired({ by, kind, count });
    case 'retention':
      return months === null
        ? words.keptForEver({ by, kind })
        : words.keptFor({ by, kind, months });
    default:
      return words.downloaded({ by, subject });
  }
}
