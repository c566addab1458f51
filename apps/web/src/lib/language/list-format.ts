import { useLanguage } from './language-context.ts';

const made = new Map<string, Intl.ListFormat>();

/** A way to join the items of a list in a language: "a, b, and c". */
export function listFormat(tag: string): Intl.ListFormat {
  const format = made.get(tag) ?? new Intl.ListFormat(tag);
  made.set(tag, format);
  return format;
}

/** A way to join the items of a list in the language of the interface. */
export const useListFormat = (): Intl.ListFormat => listFormat(useLanguage().tag);
