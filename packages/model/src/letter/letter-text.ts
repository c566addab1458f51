import type { Letter } from './letter.ts';
import { type LetterText, printedLetter } from './printed-letter.ts';

const together = (texts: readonly LetterText[]) => texts.map(({ text }) => text).join('\n');

/** Everything a letter says as plain text, in the order of the page. */
export function letterText(letter: Letter): string {
  const { name, headline, contact, details, body, ...rest } = printedLetter(letter, 'en');
  const head = [
    letter.contact.fullName && name,
    headline,
    ...[...contact, ...details].map((part) => part.text),
  ];
  const { date, recipient, subject, salutation, closing, signature, enclosures } = rest;
  return [
    head.filter((text) => text !== '').join('\n'),
    ...[date, recipient, subject, salutation].map(together),
    body.map(({ text, isItem }) => (isItem ? `• ${text}` : text)).join('\n'),
    together([...closing, ...signature]),
    together(enclosures),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}
