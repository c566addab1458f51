/** The languages whose postings are read beside English, by their English names. */
const LOCAL_LANGUAGES = ['German', 'French', 'Spanish'] as const;
export type LocalLanguage = (typeof LOCAL_LANGUAGES)[number];

/** Checks whether a language is one of them. */
export const isLocal = (language: string | undefined): language is LocalLanguage =>
  LOCAL_LANGUAGES.some((each) => each === language);

/** All languages whose postings are read, by their English names. */
export const SUPPORTED_LANGUAGES = ['English', ...LOCAL_LANGUAGES];
