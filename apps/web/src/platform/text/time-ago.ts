import { intl } from '@shortlist/messages';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Units from the largest, each with the age from which it is used. */
const UNITS = [
  { unit: 'year', length: 365 * DAY },
  { unit: 'month', length: 30 * DAY },
  { unit: 'day', length: DAY },
  { unit: 'hour', length: HOUR },
  { unit: 'minute', length: MINUTE },
] as const;

const WORDS: Intl.RelativeTimeFormatOptions = { numeric: 'auto' };

/**
 * Says how long ago something was, in words of `locale`: "3 hours ago",
 * "yesterday". Clocks differ: what lies ahead is now.
 */
export function timeAgo(then: Date, now: Date, locale: string): string {
  const age = Math.max(0, now.getTime() - then.getTime());
  const { unit, length } = UNITS.find((each) => age >= each.length) ?? {
    unit: 'second',
    length: Number.POSITIVE_INFINITY,
  };
  const words = intl(Intl.RelativeTimeFormat, locale, WORDS);
  return words.format(-Math.floor(age / length), unit);
}
