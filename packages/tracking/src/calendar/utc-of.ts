import { DAY_MS, isDay } from '../days.ts';

const made = new Map<string, Intl.DateTimeFormat>();

function format(zone: string): Intl.DateTimeFormat {
  const known = made.get(zone);
  if (known) return known;
  const fresh = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  made.set(zone, fresh);
  return fresh;
}

/** The clock of a zone at a moment, as milliseconds of the same clock in UTC. */
export function clockAt(moment: number, zone: string): number {
  const parts = format(zone).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/**
 * The moment of a local time (YYYY-MM-DDTHH:mm) in a zone (IANA). As RFC 5545 has it (3.3.5): a time that the clock shows twice is
 * the first, and one that it skips is by the offset before, which is as much later. Throws `RangeError` for a zone that there
 * is not.
 */
function utcOf(local: string, zone: string): Date {
  const clock = Date.parse(`${local}:00Z`);
  const offsets = [clock - DAY_MS, clock + DAY_MS].map((moment) => clockAt(moment, zone) - moment);
  const moments = offsets.map((offset) => clock - offset);
  const shown = moments.filter((moment) => clockAt(moment, zone) === clock);
  return new Date(shown.length > 0 ? Math.min(...shown) : (moments[0] ?? clock));
}

/** The moment of a local time that somebody wrote; undefined where it is none, or its zone is none. */
export function momentOf(when: string, zone: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/u.test(when) || !isDay(when.slice(0, 10)))
    return undefined;
  try {
    return utcOf(when, zone);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
