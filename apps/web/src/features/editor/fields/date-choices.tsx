import { en } from '@shortlist/messages';
import { formatMonthYear, isWithinBounds, type MonthYearBounds } from '@shortlist/model';
import { useWords } from '#platform/language/use-words.ts';
import { readAnyDate } from '#platform/text/read-any-date.ts';
import { Button } from '#ui/buttons/button.tsx';

export { settledDate } from '#platform/text/read-any-date.ts';

type DateChoicesProps = {
  text: string;
  bounds: MonthYearBounds;
  /** Is given a date as it is stored. */
  onPick: (date: string) => void;
};

/** Months that a text may mean, to choose from; nothing for any other text. */
export function DateChoices({ text, bounds, onPick }: DateChoicesProps) {
  const words = useWords(en.editor);
  const read = readAnyDate(text);
  const all = read && 'choices' in read ? read.choices : [];
  const choices = all.filter((date) => isWithinBounds(date, bounds)).map(formatMonthYear);
  if (choices.length === 0) return null;
  return (
    <fieldset className="mt-2 flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{words.didYouMean}</legend>
      <span aria-hidden className="text-muted text-sm">
        {words.didYouMean}
      </span>
      {choices.map((date) => (
        <Button key={date} size="sm" onClick={() => onPick(date)}>
          {date}
        </Button>
      ))}
    </fieldset>
  );
}
