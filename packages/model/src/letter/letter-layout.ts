import type { DocumentLanguage } from '../languages/document-language.ts';
import type { LETTER_LAYOUTS, LetterLines } from './letter.ts';

/** A layout that a letter is printed in. */
export type LetterLayout = Exclude<(typeof LETTER_LAYOUTS)[number], ''>;

/** The layouts of countries by their languages; all others print the American block. */
const BY_LANGUAGE: Partial<Record<DocumentLanguage, LetterLayout>> = { de: 'din', fr: 'french' };

/** The layout that a letter is printed in: the chosen one, else that of its language. */
export const layoutOfLetter = (
  { layout }: Pick<LetterLines, 'layout'>,
  language: DocumentLanguage,
): LetterLayout => (layout === '' ? (BY_LANGUAGE[language] ?? 'us') : layout);
