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

  subscribe: 'Show this in your calendar',
  subscribeHint:
    'Google, Apple and Outlook calendars can follow a private link with your interviews, next steps and deadlines. Anyone who has the link can read them. A new link ends the one before.',
  calendarAddress: 'Calendar link',
  makeAddress: 'Create link',
  endAddress: 'End link',
  ended: 'The link has ended.',
  notMade: 'The link was not created',
  notEnded: 'The link was not ended',
});
