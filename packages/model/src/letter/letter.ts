import type { Contact } from '../contact/contact.ts';
import type { ChosenLook } from '../look/look.ts';
import { NO_LOOK } from '../look/look.ts';
import type { Mark } from '../points/mark.ts';
import type { PointId } from '../points/point.ts';
import { emptyContact } from '../resume/empty-resume.ts';
import type { ChosenLayout } from './letter-layout.ts';

/** The lines around what a letter says. `enclosures` has a line for each. */
export type LetterLines = {
  /** A day (ISO 8601), or the text that was typed. */
  readonly date: string;
  readonly subject: string;
  readonly salutation: string;
  readonly closing: string;
  /** Below the closing; that of the head where it is empty. */
  readonly name: string;
  readonly enclosures: string;
  readonly layout: ChosenLayout;
};

/** Person or company that a letter is for. `address` has several lines. */
export type Recipient = {
  readonly name: string;
  readonly title: string;
  readonly company: string;
  readonly address: string;
};

/** A paragraph, or a list item. */
export type Block = {
  readonly id: PointId;
  readonly text: string;
  readonly marks?: readonly Mark[];
  readonly item?: true;
};

export type LetterBody = { readonly blocks: readonly Block[] };

/** A letter. Head and look are its own, or those of the resume that it follows. */
export type Letter = {
  readonly letter: LetterLines;
  readonly recipient: Recipient;
  readonly body: LetterBody;
  readonly contact: Contact;
  readonly look: ChosenLook;
};

export const NO_LINES: LetterLines = {
  date: '',
  subject: '',
  salutation: '',
  closing: '',
  name: '',
  enclosures: '',
  layout: '',
};

export const NO_RECIPIENT: Recipient = { name: '', title: '', company: '', address: '' };

/** A letter that says nothing. */
export const emptyLetter = (): Letter => ({
  letter: NO_LINES,
  recipient: NO_RECIPIENT,
  body: { blocks: [] },
  contact: emptyContact(),
  look: NO_LOOK,
});
