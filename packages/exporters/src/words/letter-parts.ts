import type { LetterText, PrintedLetter } from '@shortlist/model';

/** A part of a letter: lines that stand together, a paragraph, or items of a list. */
export type LetterPart = {
  readonly kind: 'lines' | 'subject' | 'paragraph' | 'items';
  readonly texts: readonly LetterText[];
};

/** Lists what a letter says below its head, part by part, in the order in which its layout is read. Parts that say nothing are not there. */
export function letterParts(printed: PrintedLetter): LetterPart[] {
  const { layout, date, recipient, subject, salutation, closing, signature, enclosures } = printed;
  const lines = (texts: readonly LetterText[]): LetterPart => ({ kind: 'lines', texts });
  const opening = layout === 'us' ? [date, recipient] : [recipient, date];
  const parts: LetterPart[] = [
    ...opening.map(lines),
    { kind: 'subject', texts: labelled(subject, printed.subjectLabel) },
    lines(salutation),
    ...bodyParts(printed.body),
    ...[closing, signature, enclosures].map(lines),
  ];
  return parts.filter(({ texts }) => texts.length > 0);
}

const labelled = (subject: readonly LetterText[], label: string): LetterText[] =>
  subject.map((said) => ({ ...said, text: label + said.text }));

/** The paragraphs one by one, items that follow each other together. */
function bodyParts(body: PrintedLetter['body']): LetterPart[] {
  const parts: { kind: 'paragraph' | 'items'; texts: LetterText[] }[] = [];
  for (const said of body) {
    const last = parts.at(-1);
    if (said.isItem && last?.kind === 'items') last.texts.push(said);
    else parts.push({ kind: said.isItem ? 'items' : 'paragraph', texts: [said] });
  }
  return parts;
}
