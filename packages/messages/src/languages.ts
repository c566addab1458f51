import type { Language } from './language.ts';

type Entry = { direction: Language['direction']; load: () => Promise<Language['texts']> };

/** The languages of the interface. To add one: a folder beside `en`, and a line here that imports it. */
const LANGUAGES = {
  en: { direction: 'ltr', load: async () => ({}) },
} as const satisfies Record<string, Entry>;

/** A language of the interface, as a BCP 47 tag. */
export type InterfaceLanguage = keyof typeof LANGUAGES;

/** The language of those for whom no other is known. */
export const DEFAULT_LANGUAGE: InterfaceLanguage = 'en';

export const isInterfaceLanguage = (tag: string): tag is InterfaceLanguage =>
  Object.hasOwn(LANGUAGES, tag);

export const directionOf = (language: InterfaceLanguage): Language['direction'] =>
  LANGUAGES[language].direction;

/** Loads a language with its texts. */
export async function loadLanguage(tag: InterfaceLanguage): Promise<Language> {
  const { direction, load } = LANGUAGES[tag];
  return { tag, direction, texts: await load() };
}
