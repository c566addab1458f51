import { formatMonthYear, isWithinBounds, type MonthYearBounds } from '@shortlist/resume';
import { useId } from 'react';
import { readAnyDate } from '#lib/text/read-any-date.ts';
import { Button } from '#ui/buttons/button.tsx';

export { settledDate } from '#lib/text/read-any-date.ts';

type DateChoicesProps = {
  text: string;
  bounds: MonthYearBounds;
  /** Is given a date as it is stored. */
  onPick: (date: string) => void;
};

/** Months that a text may mean, to choose from; nothing for any other text. */
export function DateChoices({ text, bounds, onPick }: DateChoicesProps) {
  const labelId = useId();
  const read = readAnyDate(text);
  const all = read && 'choices' in read ? read.choices : [];
  const choices = all.filter((date) => isWithinBounds(date, bounds)).map(formatMonthYear);
  if (choices.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would say no more than the group does
    <div role="group" aria-labelledby={labelId} className="mt-2 flex flex-wrap items-center gap-2">
      <span id={labelId} className="text-muted text-sm">
        Did you mean
      </span>
      {choices.map((date) => (
        <Button key={date} size="sm" onClick={() => onPick(date)}>
          {date}
        </Button>
      ))}
    </div>
  );
}
