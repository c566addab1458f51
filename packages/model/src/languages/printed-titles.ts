import type { TranslatedLanguage } from './document-language.ts';

/** A title or label in every language; that in English stands in the definition. */
export type PrintedTitles = Readonly<Record<TranslatedLanguage, string>>;

/** Words that a kind of section prints of its own, in every language. */
export type PrintedWords = {
  readonly title: PrintedTitles;
  /** Labels before the texts of members, without a colon. */
  readonly labels?: Readonly<Record<string, PrintedTitles>>;
};
