import { useLanguage } from './language-context.ts';

const made = new Map<string, Intl.DateTimeFormat>();

/** A way to write moments in a language, made once: making one takes longer than a line of text. */
export function dateFormat(
  tag: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.DateTimeFormat(tag, options);
  made.set(key, format);
  return format;
}

/** A way to write moments in the language of the interface. */
export const useDateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormat(useLanguage().tag, options);

export const MEDIUM: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
