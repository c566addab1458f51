import { useDateFormat } from '#platform/language/date-format.ts';

/** A way to write a day of a job's life: the same on the server and in every browser. */
export function useFormatDay(): (date: string) => string {
  const format = useDateFormat({ dateStyle: 'long', timeZone: 'UTC' });
  return (date) => format.format(new Date(date));
}
