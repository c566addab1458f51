import type { AuditEntry } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MEDIUM, useDateFormat } from '#platform/language/date-format.ts';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { actionsQuery } from './api.ts';

/** Shows who did what and when, and what the retention periods did. */
export function AuditTrail() {
  const words = useWords(en.auditTrail);
  return (
    <section aria-labelledby="audit-trail" className="mt-12 border-hairline border-t pt-8">
      <h2 id="audit-trail" className="font-semibold text-md">
        {words.audit}
      </h2>
      <p className="mt-2 mb-6 max-w-measure text-pretty text-muted text-sm">{words.auditHint}</p>
      <Entries />
    </section>
  );
}

function Entries() {
  const time = useDateFormat(MEDIUM);
  const words = useWords(en.auditTrail);
  const admin = useWords(en.admin);
  const common = useWords(en.common);
  const [after, setAfter] = useState('');
  const { data, isPending, isFetching, refetch } = useQuery(actionsQuery(after));
  if (isPending) return <Skeleton className="h-24 w-full" />;
  if (!data) {
    return (
      <ErrorState
        title={words.auditNotLoaded}
        text={common.noAnswer}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const { actions, next } = data;
  return (
    <div aria-busy={isFetching}>
      {actions.length === 0 && <p className="text-muted text-sm">{words.nothingYet}</p>}
      <ol className="flex flex-col text-sm">
        {actions.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-hairline border-t py-3 first:border-t-0"
          >
            <span className="wrap-anywhere min-w-0">{sentenceOf(words, entry)}</span>
            <time dateTime={entry.at} className="text-muted">
              {time.format(new Date(entry.at))}
            </time>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        {after !== '' && <Button onClick={() => setAfter('')}>{admin.newest}</Button>}
        {next !== null && <Button onClick={() => setAfter(next)}>{admin.olderOnes}</Button>}
      </div>
    </div>
  );
}

function sentenceOf(words: WordsOf<'auditTrail'>, entry: AuditEntry): string {
  const { action, kind, count, months, subject } = entry;
  const actor = actorOf(words, entry);
  if (kind === 'job') return words.jobChanged({ actor, action, job: subject ?? '' });
  if (kind === 'backup') return words.backupDownloaded({ actor, backup: subject ?? '' });
  if (kind === 'invitation') return words.invitationChanged({ actor, action });
  if (kind === 'account') return sentenceOfAccount(words, entry);
  switch (action) {
    case 'deleted':
      return words.deleted({ actor, kind, count });
    case 'restored':
      return words.restored({ actor, kind, count });
    case 'expired':
      return words.expired({ actor, kind, count });
    case 'retention':
      return months === null
        ? words.keptForEver({ actor, kind })
        : words.keptFor({ actor, kind, months });
    default:
      return words.downloaded({ actor, application: subject ?? '' });
  }
}

/** No account is the server itself; one without an address was deleted since. */
const actorOf = (words: WordsOf<'auditTrail'>, { by }: AuditEntry): string =>
  by === null ? words.theServer : (by.email ?? words.goneAccount);

function sentenceOfAccount(words: WordsOf<'auditTrail'>, entry: AuditEntry): string {
  const actor = entry.by === null ? words.theOperator : actorOf(words, entry);
  const account = entry.subject ?? words.someGoneAccount;
  return words.accountChanged({ actor, action: entry.action, account });
}
