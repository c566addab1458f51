import {
  type ContactPart,
  contactDetails,
  contactParts,
  displayName,
} from '../contact/contact-parts.ts';
import type { DocumentLanguage } from '../languages/document-language.ts';
import { type Mark, sliceMarks } from '../points/mark.ts';
import { splitLines } from '../texts/bullets.ts';
import type { Block, Letter, LetterLines, Recipient } from './letter.ts';
import { formatLetterDate, formatPlacedDate } from './letter-date.ts';
import { type LetterLayout, layoutOfLetter } from './letter-layout.ts';
import { subjectLabel } from './subject-label.ts';

/** A text of a letter on paper, and the field that it comes from (`letter.subject`, `recipient.address.1`, `body.3`). */
export type LetterText = {
  readonly text: string;
  readonly marks?: readonly Mark[];
  readonly source: string;
};

/** Content of a letter on paper, in the order of reading; what says nothing is not there. */
export type PrintedLetter = {
  readonly layout: LetterLayout;
  readonly name: string;
  readonly headline: string;
  readonly contact: readonly ContactPart[];
  readonly details: readonly ContactPart[];
  readonly date: readonly LetterText[];
  readonly recipient: readonly LetterText[];
  /** Stands before the subject in layouts that call it so, else empty. */
  readonly subjectLabel: string;
  readonly subject: readonly LetterText[];
  readonly salutation: readonly LetterText[];
  readonly body: readonly (LetterText & { readonly isItem: boolean })[];
  readonly closing: readonly LetterText[];
  readonly signature: readonly LetterText[];
  readonly enclosures: readonly LetterText[];
};

/** The letter as it is printed, whatever the design. */
export function printedLetter(document: Letter, language: DocumentLanguage): PrintedLetter {
  const { letter, recipient, body, contact } = document;
  const line = (name: keyof LetterLines, text: string = letter[name]) =>
    lines(`letter.${name}`, text);
  const ofRecipient = (name: keyof Recipient) => lines(`recipient.${name}`, recipient[name]);
  const layout = layoutOfLetter(letter, language);
  const isFrench = layout === 'french';
  const date = isFrench
    ? formatPlacedDate(letter.date, contact, language)
    : formatLetterDate(letter.date, language);
  return {
    layout,
    name: displayName(contact),
    headline: contact.headline.trim(),
    contact: contactParts(contact),
    details: contactDetails(contact),
    date: line('date', date),
    recipient: (['name', 'title', 'company', 'address'] as const).flatMap(ofRecipient),
    subjectLabel: isFrench ? subjectLabel(language) : '',
    subject: line('subject'),
    salutation: line('salutation'),
    body: body.blocks.flatMap(printedBlock),
    closing: line('closing'),
    signature: line('name', letter.name.trim() || contact.fullName),
    enclosures: line('enclosures'),
  };
}

/** The lines of a field that say something; of one that has several, each with its place in its source, from 0. */
const lines = (field: string, text: string): LetterText[] =>
  splitLines(text).flatMap((line, at) => {
    const said = line.trim();
    return said === ''
      ? []
      : [{ text: said, source: OF_LINES.has(field) ? `${field}.${at}` : field }];
  });

const OF_LINES: ReadonlySet<string> = new Set(['recipient.address', 'letter.enclosures']);

function printedBlock({ text: said, marks = [], item }: Block, at: number) {
  const text = said.trim();
  if (text === '') return [];
  const from = said.indexOf(text);
  const printed = sliceMarks(marks, said, { from, to: from + text.length });
  return [
    {
      text,
      source: `body.${at}`,
      isItem: item === true,
      ...(printed.length > 0 && { marks: printed }),
    },
  ];
}
