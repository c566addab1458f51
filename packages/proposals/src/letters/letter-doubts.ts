import { type Letter, monthOfWord } from '@shortlist/model';
import { findPlaceholders } from '../placeholders.ts';

/** A place of a letter that is left open; `source` names its field as printed letters do. */
type LetterBlank = { source: string; text: string; start: number; end: number };

/** Facts to be known of a letter before it goes out. */
type LetterDoubts = {
  blanks: LetterBlank[];
  /** Its date is more than a month ago. */
  isDateOld: boolean;
  hasNoDate: boolean;
  /** It names nobody that it is written to. */
  hasNoRecipient: boolean;
  /** It names nobody that it is from. */
  hasNoName: boolean;
};

const MONTH_DAYS = 31;
const DAY_MS = 86_400_000;

/** Lists what is unfinished in a letter on the day `today` (ISO 8601). */
export function letterDoubts(letter: Letter, today: string): LetterDoubts {
  const { name, title, company } = letter.recipient;
  const day = readDay(letter.letter.date);
  return {
    blanks: textsOf(letter).flatMap(({ source, text }) =>
      findBlanks(text).map((blank) => ({ source, text, ...blank })),
    ),
    isDateOld: day !== undefined && (Date.parse(today) - day) / DAY_MS > MONTH_DAYS,
    hasNoDate: areEmpty(letter.letter.date),
    hasNoRecipient: areEmpty(name, title, company),
    hasNoName: areEmpty(letter.letter.name, letter.contact.fullName),
  };
}

const areEmpty = (...texts: string[]): boolean => texts.every((text) => text.trim() === '');

function textsOf({ letter, recipient, body }: Letter) {
  const { subject, salutation, closing, enclosures } = letter;
  return [
    ...Object.entries(recipient).map(([field, text]) => ({ source: `recipient.${field}`, text })),
    ...Object.entries({ subject, salutation }).map(([field, text]) => ({
      source: `letter.${field}`,
      text,
    })),
    ...body.blocks.map(({ text }, at) => ({ source: `body.${at}`, text })),
    ...Object.entries({ closing, enclosures }).map(([field, text]) => ({
      source: `letter.${field}`,
      text,
    })),
  ];
}

/** "[why this company]", and lines to write on. */
const findBlanks = (text: string) =>
  [
    ...findPlaceholders(text),
    ...[...text.matchAll(/_{3,}/gu)].map(({ index, 0: line }) => ({
      start: index,
      end: index + line.length,
    })),
  ].sort((one, other) => one.start - other.start);

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/u;
const POINTED = /(?<!\d)(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})(?!\d)/u;
const DAY_FIRST =
  /(?<!\d)(?<day>\d{1,2})(?:\.|er|st|nd|rd|th)?\s(?:de\s)?(?<month>\p{L}{3,12})\.?,?\s(?:de\s)?(?<year>\d{4})(?!\d)/u;
const MONTH_FIRST =
  /(?<!\p{L})(?<month>\p{L}{3,12})\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s(?<year>\d{4})(?!\d)/u;

/** The day that a letter's date says, in ms; undefined where it is none that can be told. */
function readDay(date: string): number | undefined {
  const typed = date.trim();
  if (ISO.test(typed)) return finite(Date.parse(typed));
  const found = [POINTED, DAY_FIRST, MONTH_FIRST].map((form) => form.exec(typed)?.groups);
  const { day, month = '', year } = found.find((groups) => groups !== undefined) ?? {};
  const number = /^\d+$/u.test(month) ? Number(month) : monthOfWord(month);
  return number === undefined ? undefined : finite(Date.UTC(Number(year), number - 1, Number(day)));
}

const finite = (ms: number): number | undefined => (Number.isNaN(ms) ? undefined : ms);
