import { intl } from '@shortlist/messages';
import { useLanguage } from './language-context.ts';

/** A way to join the items of a list in a language: "a, b, and c". */
export const listFormat = (tag: string): Intl.ListFormat => intl(Intl.ListFormat, tag);

/** A way to join the items of a list in the language of the interface. */
export const useListFormat = (): Intl.ListFormat => listFormat(useLanguage().tag);
