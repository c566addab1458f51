import { intl } from '@shortlist/messages';
import { useLanguage } from './language-context.ts';

/** The language as it is written where the person is, where the browser says that: "en-GB" for English. */
export const regional = (tag: string): string =>
  globalThis.navigator?.languages?.find((each) => each.split('-')[0] === tag) ?? tag;

/** A way to write moments as the person's region does: not for what the server renders too. */
export const localDateFormat = (
  tag: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => intl(Intl.DateTimeFormat, regional(tag), options);

/** The same in the language of the interface. */
export const useLocalDateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  localDateFormat(useLanguage().tag, options);
