import { PRESENT } from '@shortlist/model';
import { type DateRange, readDate } from '../../dates/read-date.ts';
import type { Members } from '../../members/members.ts';

/** Start and end of a period; one that goes on ends on this day. */
export function readPeriod(period: Members): DateRange {
  const dateOf = (name: string) => readDate(period.record(name).text('FormattedDateTime'));
  const isCurrent = period.isSet('CurrentIndicator') || period.isSet('Ongoing');
  period.pass('CurrentIndicator', 'Ongoing');
  const endDate = dateOf('EndDate');
  return {
    startDate: dateOf('StartDate'),
    endDate: isCurrent && endDate === '' ? PRESENT : endDate,
  };
}
