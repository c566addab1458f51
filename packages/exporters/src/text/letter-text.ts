import type { PrintedLetter } from '@shortlist/model';
import { type LetterPart, letterParts } from '../words/letter-parts.ts';
import { cleanLine } from '../words/text-runs.ts';
import { item, lineBlock, plainWords, underlined } from './text-lines.ts';
import { wrapLine } from './wrap-line.ts';

/** A letter as plain text: the sender's name underlined, a line for each line of the head, paragraphs flush, items led by hyphens. */
export function letterText(printed: PrintedLetter): string {
  const { name, headline, contact, details } = printed;
  const head = [
    ...underlined(cleanLine(name), '='),
    ...lineBlock([headline, ...[...contact, ...details].map(({ text }) => text)]),
  ];
  const blocks = [head, ...letterParts(printed).map(partLines)];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function partLines({ kind, texts }: LetterPart): string[] {
  const said = texts.map(plainWords).filter((text) => text !== '');
  if (kind === 'items') return said.flatMap(item);
  if (kind === 'paragraph') return said.flatMap((text) => wrapLine(text, { isFlush: true }));
  return lineBlock(said);
}
