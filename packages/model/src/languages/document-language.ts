/** Languages in which a resume can be printed (BCP 47), English first. */
export const DOCUMENT_LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'sv',
  'tr',
  'ru',
  'uk',
  'el',
  'ar',
  'he',
  'hi',
  'zh',
] as const;
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

/** Those whose words are loaded when a resume is printed in them; English is always there. */
export type TranslatedLanguage = Exclude<DocumentLanguage, 'en'>;

const RIGHT_TO_LEFT: ReadonlySet<DocumentLanguage> = new Set(['ar', 'he']);

/** Checks whether lines of the language run from right to left. */
export const runsFromRight = (language: DocumentLanguage): boolean => RIGHT_TO_LEFT.has(language);
