import { subject } from '../../text.ts';

/** Applications by what is due on the days of a month. */
export const applicationsMonth = subject('applicationsMonth', {
  earlier: 'Previous month',
  later: 'Next month',
  today: 'Today',
  /** Name of the table of days. */
  grid: 'Days of {month}',
  nothing: 'Nothing is due this month.',
  lastDay: 'Apply by',
  due: { 0: '{day}', one: '{day}: {count} due', other: '{day}: {count} due' },
  more: '{count} more',
});
