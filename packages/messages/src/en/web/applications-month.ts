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

  reminders: 'Get reminders by email',
  remindersHint:
    'One email a day, only on days with something due: interviews, next steps, and the last days to apply. A link in each email stops them.',
  remindersOn: 'Email me what is due',
  remindersFrom: 'From',
  remindersZone: 'In the time zone {zone}.',
  /** The time zone of the device. */
  zoneHere: 'Use {zone}',
  remindersNeedAccount:
    'To get reminders, <link>log in or create an account</link> with a confirmed email address.',
  remindersNeedAddress:
    'To get reminders, confirm your email address: <link>your account page</link> sends the link again.',
  remindersNotLoaded: 'Your reminders could not be loaded. {reason}',
  remindersNotSaved: 'Your reminders were not saved',
});
