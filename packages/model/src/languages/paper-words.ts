import { type DateValue, dateCodec } from '../dates/date-value.ts';
import { PRESENT } from '../dates/month-year.ts';
import type { Sections } from '../resume/sections/create-sections.ts';
import type { DocumentLanguage, TranslatedLanguage } from './document-language.ts';
import type { PrintedDates } from './printed-dates.ts';
import type { PrintedWords } from './printed-titles.ts';

/** The words that a resume prints of its own accord, in one language. */
export type PaperWords = {
  readonly language: DocumentLanguage;
  /** The title of a kind of section; undefined where its own definition says it. */
  titleOf(kind: string): string | undefined;
  /** Returns the label before the text of a member, colon and space included. */
  labelOf(kind: string, member: string): string | undefined;
  formatDate(date: DateValue): string;
  readonly present: string;
};

/** Those of English stand in the definitions of sections, and in stored dates. */
export const ENGLISH_WORDS: PaperWords = {
  language: 'en',
  titleOf: () => undefined,
  labelOf: () => undefined,
  formatDate: dateCodec.toFlat,
  present: PRESENT,
};

/**
 * Loads the words of a language that the kinds of section print. They are a part of the program that a page without them
 * does not load; rejects when that part does not come.
 */
export async function loadPaperWords(
  language: DocumentLanguage,
  { kinds }: Sections,
): Promise<PaperWords> {
  if (language === 'en') return ENGLISH_WORDS;
  const { loadPrintedWords, PRINTED_DATES } = await import(
    '../resume/sections/load-printed-words.ts'
  );
  const sections = await loadPrintedWords(kinds);
  return wordsOf(language, PRINTED_DATES[language], sections);
}

function wordsOf(
  language: TranslatedLanguage,
  dates: PrintedDates,
  sections: ReadonlyMap<string, PrintedWords>,
): PaperWords {
  const colon = COLONS[language] ?? ': ';
  return {
    language,
    titleOf: (kind) => sections.get(kind)?.title[language],
    labelOf(kind, member) {
      const label = sections.get(kind)?.labels?.[member]?.[language];
      return label && label + colon;
    },
    formatDate: (date) => formatDate(date, dates),
    present: dates.present,
  };
}

/** French has a space before it, which ends no line; Chinese one as wide as a character. */
const COLONS: Partial<Record<TranslatedLanguage, string>> = { fr: '\u00a0: ', zh: '：' };

function formatDate(date: DateValue, { months, present, ...signs }: PrintedDates): string {
  if (date === 'present') return present;
  if ('rawText' in date) return date.rawText;
  const { yearSign = '', monthSign = '' } = signs;
  const year = String(date.year).padStart(4, '0') + yearSign;
  if (date.month === undefined) return year;
  const name = months[date.month - 1];
  return name === undefined ? `${year}${date.month}${monthSign}` : `${name} ${year}`;
}
