import type { ListedPursuit } from '@shortlist/contracts';
import { intl } from '@shortlist/messages';
import { daysBetween } from '@shortlist/tracking';
import { dayHere } from '#platform/day-here.ts';
import { localDateFormat } from '#platform/language/local-date-format.ts';

/** Days up to which a day is said by how far it is away. */
const NEAR = 6;

const DATE: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeZone: 'UTC' };
const WORDS: Intl.RelativeTimeFormatOptions = { numeric: 'auto' };

const MOMENT: Intl.DateTimeFormatOptions = {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
};

/** Says a time in UTC as the person's region writes it; one that is none stands as it is. */
function sayTime(time: string, tag: string, options: Intl.DateTimeFormatOptions): string {
  const moment = new Date(time.includes('T') ? `${time}Z` : time);
  return Number.isNaN(moment.getTime()) ? time : localDateFormat(tag, options).format(moment);
}

/** Says a day as the person's region writes it. */
export const sayDay = (day: string, tag: string): string => sayTime(day, tag, DATE);

/** Says a moment (YYYY-MM-DDTHH:mm) by the clock of its place. */
export const sayMoment = (when: string, tag: string): string => sayTime(when, tag, MOMENT);

/** Says a day within a week by how far it is away ("tomorrow"), all others as the person's region writes them. */
export function sayNearDay(day: string, today: string, tag: string): string {
  const days = daysBetween(today, day);
  return Math.abs(days) <= NEAR
    ? intl(Intl.RelativeTimeFormat, tag, WORDS).format(days, 'day')
    : sayDay(day, tag);
}

const MONTH: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric', timeZone: 'UTC' };

/** Says the month of a day (YYYY-MM-DD), or of a month itself (YYYY-MM). */
export const sayMonth = (day: string, tag: string): string =>
  localDateFormat(tag, MONTH).format(new Date(day));

type WithMoments = Pick<ListedPursuit, 'events' | 'edited'>;

/** The row with its events, and its last edit, by days here: a person named the day of some, of others there is a moment. */
export const withDaysHere = <R extends WithMoments>(row: R): R & { touched: string } => ({
  ...row,
  touched: dayHere(new Date(row.edited)),
  events: row.events.map(({ at, ...said }) => ({
    ...said,
    at: at.includes('T') ? dayHere(new Date(at)) : at,
  })),
});
