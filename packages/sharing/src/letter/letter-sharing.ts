import { type Letter, printedLetter } from '@shortlist/model';
import { choicesOfContact, isContactChoice } from '../contact/contact-choices.ts';
import { wordsOfContact } from '../contact/words-of-contact.ts';
import { saidBy, saidByContact } from '../said.ts';
import { namedChoice, type Sharing } from '../sharing.ts';
import { sharedLetter } from './shared-letter.ts';

const PARTS = [
  ...(['recipient', 'date', 'subject', 'salutation'] as const),
  ...(['body', 'closing', 'signature', 'enclosures'] as const),
] as const;

export const LETTER_SHARING: Sharing<Letter> = {
  kind: 'letter',
  toShared: sharedLetter,
  choicesOf: ({ contact }) => choicesOfContact(contact).map(namedChoice),
  wordsOf: ({ contact, letter }, choice) =>
    isContactChoice(choice)
      ? [...wordsOfContact(contact, choice), ...(choice === 'name' ? [letter.name] : [])]
      : [],
  said(letter) {
    const printed = printedLetter(letter, letter.look.language ?? 'en');
    return [
      ...saidByContact(letter.contact),
      ...PARTS.flatMap((part) =>
        printed[part].flatMap((text) =>
          saidBy({ code: 'sharing.ofLetter', params: { part } }, text),
        ),
      ),
    ];
  },
};
