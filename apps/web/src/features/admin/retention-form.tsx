import { MAX_RETENTION_MONTHS, type RetentionPeriod } from '@shortlist/contracts';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '#lib/server/reason-of.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { useSetRetention } from './api.ts';
import * as words from './words.ts';

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const timeOf = (iso: string) => TIME.format(new Date(iso));

const TITLES = { inquiry: 'Inquiries', application: 'Applications' } as const;

/** Months as typed; null for none, undefined for what is no number of months. */
function readMonths(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const months = Number(typed);
  return Number.isInteger(months) && months >= 1 && months <= MAX_RETENTION_MONTHS
    ? months
    : undefined;
}

/** Sets how long a kind is kept, and says what will be removed next. */
export function RetentionForm({ period }: { period: RetentionPeriod }) {
  const { kind, months } = period;
  const { mutate, isPending } = useSetRetention(kind);
  const [error, setError] = useState('');
  const toast = useToast();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = readMonths(String(new FormData(event.currentTarget).get('months')));
    if (wanted === undefined) {
      setError(`Enter a whole number of months from 1 to ${MAX_RETENTION_MONTHS}.`);
      return;
    }
    setError('');
    mutate(wanted, {
      onSuccess: () => toast({ tone: 'good', text: 'The retention period is saved.' }),
      onError: (cause) => setError(reasonOf(cause)),
    });
  }

  return (
    <form
      noValidate
      aria-label={TITLES[kind]}
      onSubmit={handleSubmit}
      className="flex flex-col items-start gap-4 rounded-md border border-hairline bg-panel p-5"
    >
      <h2 className="font-serif text-lg">{TITLES[kind]}</h2>
      <TextField
        label="Months to keep them"
        name="months"
        inputMode="numeric"
        defaultValue={months ?? ''}
        error={error || undefined}
        hint={words.keepHint({ kind })}
      />
      <Button type="submit" isPending={isPending}>
        Save
      </Button>
      <Outlook period={period} />
    </form>
  );
}

/** Says what the period will remove, and when. */
function Outlook({
  period: { kind, months, appliesFrom, due, nextAt },
}: {
  period: RetentionPeriod;
}) {
  if (months === null || appliesFrom === null) {
    return <p className="text-muted text-sm">Nothing is removed by itself.</p>;
  }
  const isWaiting = new Date(appliesFrom) > new Date();
  return (
    <div className="flex flex-col gap-2 text-pretty text-sm">
      {due > 0 && (
        <p className="text-warning">
          {words.due({ kind, count: due, after: isWaiting ? timeOf(appliesFrom) : undefined })}
        </p>
      )}
      {due === 0 && <p className="text-muted">Nothing is older than that now.</p>}
      {nextAt && <p className="text-muted">The next one becomes older on {timeOf(nextAt)}.</p>}
    </div>
  );
}
