import { en } from '@shortlist/messages';
import {
  chooseEndDate,
  monthYearBounds,
  PRESENT,
  parseMonthYear,
  setCurrent,
} from '@shortlist/model';
import { useWords } from '#platform/language/use-words.ts';
import { endDateChange } from '#platform/text/read-typed-date.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { screenId, useEditor } from '../editor-context.ts';
import type { FieldControlProps } from '../entries/entry-form.ts';
import { MonthYearField } from './month-year-field.tsx';

/** Start and end of an entry; one that may last to this day has a switch for that. */
export function DateRangeField({ field, form }: FieldControlProps) {
  const words = useWords(en.editor);
  const labels = useWords(en.labels);
  const startDate = form.read('startDate');
  const endDate = form.read('endDate');
  const mayLast = 'isCurrent' in field.members;
  const isCurrent = mayLast && form.isOn('isCurrent');
  const end = useEndBefore(form);
  const bounds = (picks: 'start' | 'end') =>
    monthYearBounds({ now: new Date(), yearsAhead: field.yearsAhead ?? 0, picks, startDate });

  return (
    <>
      <MonthYearField
        label={labels.startDate}
        pickLabel={words.chooseStartDate}
        {...form.tieDate('startDate')}
        value={startDate}
        onValueChange={(chosen) => form.setText('startDate', chosen)}
        picks="start"
        bounds={bounds('start')}
      />
      <div className="flex flex-col gap-2">
        <MonthYearField
          label={labels.endDate}
          pickLabel={words.chooseEndDate}
          {...form.tieDate('endDate')}
          value={isCurrent ? PRESENT : endDate}
          onValueChange={(chosen) =>
            mayLast ? end.choose(chosen) : form.setText('endDate', chosen)
          }
          picks="end"
          bounds={bounds('end')}
        />
        {mayLast && (
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Switch label={field.label} checked={isCurrent} onCheckedChange={end.setCurrent} />
            {end.isOffered && (
              <Button size="sm" onClick={end.takeBack}>
                {words.takeAgain({ date: end.before })}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** The end date that "Present" replaced, to be offered where the switch was turned off and left none. */
function useEndBefore(form: FieldControlProps['form']) {
  const editor = useEditor();
  const { setAside } = editor;
  const id = screenId(editor, form.held.id);
  const aside = setAside.get()[id];
  const before = aside?.endDate ?? '';
  const endDate = form.read('endDate');
  const keep = (date: string) => setAside.set([id], { ...aside, endDate: date });

  function handleSwitch(isOn: boolean): void {
    if (isOn && endDate !== '' && endDate !== PRESENT) keep(endDate);
    form.set(setCurrent(isOn));
  }

  function choose(date: string): void {
    // Another date takes its place for good.
    if (before !== '' && typeof parseMonthYear(date) === 'object') keep('');
    form.set(endDateChange(date));
  }

  function takeBack(): void {
    // The button goes away with what it offers.
    document.getElementById(form.tie('endDate').id)?.focus({ preventScroll: true });
    form.set(chooseEndDate(before));
  }

  const isOffered = before !== '' && endDate === '';
  return { before, isOffered, setCurrent: handleSwitch, choose, takeBack };
}
