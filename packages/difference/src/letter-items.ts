import type { LetterText, PrintedLetter } from '@shortlist/model';
import { contactLine, fieldLine, type Line } from './printed-items.ts';

/** A part of a letter on paper, below its head. */
export type LetterPart = keyof Omit<
  PrintedLetter,
  'layout' | 'name' | 'headline' | 'contact' | 'details' | 'subjectLabel'
>;

/** The parts, in the order of reading. */
export const LETTER_PARTS: readonly LetterPart[] = [
  'date',
  'recipient',
  'subject',
  'salutation',
  'body',
  'closing',
  'signature',
  'enclosures',
];

const contact = (field: 'fullName' | 'headline', text: string): Line =>
  fieldLine({ text, ref: { section: 'contact', field } });

/** The head of a letter, as `headOf` lists that of a resume. */
export const letterHead = ({ name, headline, contact: parts, details }: PrintedLetter): Line[] => [
  contact('fullName', name),
  ...(headline === '' ? [] : [contact('headline', headline)]),
  ...[...parts, ...details].map(contactLine),
];

/**
 * Lists the lines of a part. A paragraph has the lasting id that `idOf` finds by its source, if there is one; a field of one line is the same as that of its
 * name, whatever it says.
 */
export const linesOfPart = (
  printed: PrintedLetter,
  part: LetterPart,
  idOf: (source: string) => string | undefined,
): Line[] =>
  printed[part].map(({ text, source }: LetterText) => ({
    text,
    source,
    id: isOfLines(source) ? idOf(source) : source,
  }));

/** Checks whether a text is one of several of its field: the source ends with its place. */
const isOfLines = (source: string): boolean => /\.\d+$/u.test(source);
