import type { DocumentLanguage } from '../languages/document-language.ts';

/** The layouts of a letter; empty where the letter's language says it. */
export const LETTER_LAYOUTS = ['', 'us', 'din', 'french'] as const;
export type ChosenLayout = (typeof LETTER_LAYOUTS)[number];

/** A layout that a letter is printed in. */
export type LetterLayout = Exclude<ChosenLayout, ''>;

/** The layouts of countries by their languages; all others print the American block. */
const BY_LANGUAGE: Partial<Record<DocumentLanguage, LetterLayout>> = { de: 'din', fr: 'french' };

/** The layout that a letter is printed in: the chosen one, else that of its language. */
export const layoutOfLetter = (
  { layout }: { readonly layout: ChosenLayout },
  language: DocumentLanguage,
): LetterLayout => (layout === '' ? (BY_LANGUAGE[language] ?? 'us') : layout);
