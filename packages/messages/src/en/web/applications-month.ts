import { subject } from '../../text.ts';

/** Applications by what is due on the days of a month. */
export const applicationsMonth = subject('applicationsMonth', {
  earlier: 'Earlier month',
  later: 'Later month',
  today: 'Today',
  /** Name of the table of days. */
  grid: 'Days of {month}',
  nothing: 'Nothing is due in this month.',
  lastDay: 'Last day to apply',
  due: { 0: '{day}', one: '{day}: {count} due', other: '{day}: {count} due' },
  more: '{count} more',
});
