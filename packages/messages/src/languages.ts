import { ENGLISH, type Language } from './language.ts';

type Load = () => Promise<Language['texts']>;

/** The languages of the interface by their tags. To add one: a folder beside `en`, and a line here that imports it. */
const LANGUAGES: Readonly<Record<string, Load>> = {
  en: async () => ENGLISH.texts,
};

/** Loads a language; English where it is none of ours. */
export async function loadLanguage(tag: string): Promise<Language> {
  const load = LANGUAGES[tag];
  return load ? { tag, texts: await load() } : ENGLISH;
}
