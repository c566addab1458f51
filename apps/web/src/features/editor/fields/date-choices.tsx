import { formatMonthYear, isWithinBounds, type MonthYearBounds } from '@shortlist/resume';
import { readAnyDate } from '#lib/text/read-any-date.ts';
import { Button } from '#ui/buttons/button.tsx';

export { settledDate } from '#lib/text/read-any-date.ts';

type DateChoicesProps = {
  text: string;
  bounds: MonthYearBounds;
  /** Is given a date as it is stored. */
  onPick: (date: string) => void;
};

const QUESTION = 'Did you mean';

/** Months that a text may mean, to choose from; nothing for any other text. */
export function DateChoices({ text, bounds, onPick }: DateChoicesProps) {
  const read = readAnyDate(text);
  const all = read && 'choices' in read ? read.choices : [];
  const choices = all.filter((date) => isWithinBounds(date, bounds)).map(formatMonthYear);
  if (choices.length === 0) return null;
  return (
    <fieldset className="mt-2 flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{QUESTION}</legend>
      <span aria-hidden className="text-muted text-sm">
        {QUESTION}
      </span>
      {choices.map((date) => (
        <Button key={date} size="sm" onClick={() => onPick(date)}>
          {date}
        </Button>
      ))}
    </fieldset>
  );
}
