import { monthYearBounds, PRESENT, setCurrent } from '@shortlist/resume';
import { endDateChange } from '#lib/text/end-date-change.ts';
import { Switch } from '#ui/fields/switch.tsx';
import type { FieldControlProps } from '../entries/entry-form.ts';
import { MonthYearField } from './month-year-field.tsx';

/** Start and end of an entry; one that may last to this day has a switch for that. */
export function DateRangeField({ field, form }: FieldControlProps) {
  const startDate = form.read('startDate');
  const endDate = form.read('endDate');
  const mayLast = 'isCurrent' in field.members;
  const isCurrent = mayLast && form.isOn('isCurrent');
  const bounds = (picks: 'start' | 'end') =>
    monthYearBounds({ now: new Date(), yearsAhead: field.yearsAhead ?? 0, picks, startDate });

  return (
    <>
      <MonthYearField
        label="Start date"
        pickLabel="Choose start date"
        {...form.tie('startDate')}
        value={startDate}
        onValueChange={(chosen) => form.setText('startDate', chosen)}
        picks="start"
        bounds={bounds('start')}
      />
      <div className="flex flex-col gap-2">
        <MonthYearField
          label="End date"
          pickLabel="Choose end date"
          {...form.tie('endDate')}
          value={isCurrent ? PRESENT : endDate}
          onValueChange={(chosen) =>
            mayLast ? form.set(endDateChange(chosen)) : form.setText('endDate', chosen)
          }
          picks="end"
          bounds={bounds('end')}
        />
        {mayLast && (
          <Switch
            label={field.label}
            checked={isCurrent}
            onCheckedChange={(isOn) => form.set(setCurrent(isOn))}
          />
        )}
      </div>
    </>
  );
}
