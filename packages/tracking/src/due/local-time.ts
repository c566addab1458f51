import { clockAt } from '../calendar/utc-of.ts';

/** Reads the clock of a zone (IANA) at a moment, as YYYY-MM-DDTHH:mm. Throws `RangeError` for a zone that there is not. */
export const localTime = (moment: Date, zone: string): string =>
  new Date(clockAt(moment.getTime(), zone)).toISOString().slice(0, 16);
