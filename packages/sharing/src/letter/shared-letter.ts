import {
  type Block,
  type Letter,
  type LetterLines,
  type PointId,
  printedLetter,
  type Recipient,
  splitLines,
  UNSIGNED,
} from '@shortlist/model';
import { sharedContact } from '../contact/shared-contact.ts';
import { documentWord } from '../document-words.ts';
import type { LeftOut } from '../left-out.ts';
import { sharedLook } from '../shared-look.ts';

/** The letter, under ids of its own, of what is printed of one and not left out. */
export function sharedLetter(document: Letter, leaveOut: readonly LeftOut[]): Letter {
  const { letter, recipient, contact, look } = document;
  const language = look.language ?? 'en';
  const { body, signature } = printedLetter(document, language);
  const isSigned = signature.length > 0 && !leaveOut.includes('name');
  const line = (name: keyof LetterLines) => printedLines(letter[name]);
  const ofRecipient = (name: keyof Recipient) => printedLines(recipient[name]);
  return {
    letter: {
      date: line('date'),
      subject: line('subject'),
      salutation: line('salutation'),
      closing: line('closing'),
      name: isSigned ? line('name') : UNSIGNED,
      enclosures: line('enclosures'),
      layout: letter.layout,
    },
    recipient: {
      name: ofRecipient('name'),
      title: ofRecipient('title'),
      company: ofRecipient('company'),
      address: ofRecipient('address'),
    },
    body: { blocks: body.map(sharedBlock) },
    contact: sharedContact(contact, leaveOut, documentWord('letter', language)),
    look: sharedLook(look),
  };
}

/** The lines of a text that say something. */
const printedLines = (text: string): string =>
  splitLines(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

function sharedBlock(
  { text, marks, isItem }: ReturnType<typeof printedLetter>['body'][number],
  at: number,
): Block {
  return {
    id: `l${at}` as PointId,
    text,
    ...(marks && { marks }),
    ...(isItem && { item: true }),
  };
}
