import { intl } from '@shortlist/messages';
import { useLanguage } from './language-context.ts';

/** A way to write moments in the language of the interface. */
export const useDateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  intl(Intl.DateTimeFormat, useLanguage().tag, options);

export const MEDIUM: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** A way to write a day: by UTC, so the same on the server and in every browser. */
export function useFormatDay(): (date: string) => string {
  const format = useDateFormat({ dateStyle: 'long', timeZone: 'UTC' });
  return (date) => format.format(new Date(date));
}
