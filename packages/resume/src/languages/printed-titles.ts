import type { TranslatedLanguage } from './document-language.ts';

/** A title or label in every language; that in English stands in the definition. */
export type PrintedTitles = Readonly<Record<TranslatedLanguage, string>>;

/** What a kind of section prints of its own, in every language. */
export type PrintedWords = {
  readonly title: PrintedTitles;
  /** What stands before the texts of members, without a colon. */
  readonly labels?: Readonly<Record<string, PrintedTitles>>;
};
