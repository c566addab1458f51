import { MAX_RETENTION_MONTHS, type RetentionPeriod } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { type FormEvent, useState } from 'react';
import { MEDIUM, useDateFormat } from '#platform/language/date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { useSetRetention } from './api.ts';

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
  const words = useWords(en.admin);
  const common = useWords(en.common);
  const { kind, months } = period;
  const { mutate, isPending } = useSetRetention(kind);
  const [error, setError] = useState('');
  const toast = useToast();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = readMonths(String(new FormData(event.currentTarget).get('months')));
    if (wanted === undefined) {
      setError(words.wholeMonths({ most: MAX_RETENTION_MONTHS }));
      return;
    }
    setError('');
    mutate(wanted, {
      onSuccess: () => toast({ tone: 'good', text: words.retentionSaved }),
      onError: (cause) => setError(reasonOf(common, cause)),
    });
  }

  return (
    <form
      noValidate
      aria-label={words.kind({ kind })}
      onSubmit={handleSubmit}
      className="flex flex-col items-start gap-4 rounded-md border border-hairline bg-panel p-5"
    >
      <h2 className="font-semibold text-md">{words.kind({ kind })}</h2>
      <TextField
        label={words.monthsToKeep}
        name="months"
        inputMode="numeric"
        defaultValue={months ?? ''}
        error={error || undefined}
        hint={words.keepHint({ kind })}
      />
      <Button type="submit" isPending={isPending}>
        {common.save}
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
  const time = useDateFormat(MEDIUM);
  const words = useWords(en.admin);
  if (months === null || appliesFrom === null) {
    return <p className="text-muted text-sm">{words.keptForGood}</p>;
  }
  const timeOf = (iso: string) => time.format(new Date(iso));
  const isWaiting = new Date(appliesFrom) > new Date();
  return (
    <div className="flex flex-col gap-2 text-pretty text-sm">
      {due > 0 && (
        <p className="text-warning">
          {isWaiting
            ? words.dueAfter({ kind, count: due, after: timeOf(appliesFrom) })
            : words.due({ kind, count: due })}
        </p>
      )}
      {due === 0 && <p className="text-muted">{words.nothingOlder}</p>}
      {nextAt && <p className="text-muted">{words.nextOlder({ nextAt: timeOf(nextAt) })}</p>}
    </div>
  );
}
