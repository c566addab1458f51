import { useLanguage } from './language-context.ts';

const made = new Map<string, Intl.DateTimeFormat>();

/** A way to write moments in a language, made once: making one takes longer than a line of text. */
function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.DateTimeFormat(tag, options);
  made.set(key, format);
  return format;
}

/** A way to write moments in the language of the interface. */
export const useDateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormat(useLanguage().tag, options);

export const MEDIUM: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** The language as it is written where the person is, where the browser says that: "en-GB" for English. */
const regional = (tag: string): string =>
  globalThis.navigator?.languages?.find((each) => each.split('-')[0] === tag) ?? tag;

/** A way to write moments as the person's region does: not for what the server renders too. */
export const localDateFormat = (
  tag: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => dateFormat(regional(tag), options);

/** The same in the language of the interface. */
export const useLocalDateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  localDateFormat(useLanguage().tag, options);
