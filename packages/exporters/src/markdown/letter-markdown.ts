import type { PrintedLetter } from '@shortlist/model';
import { type LetterPart, letterParts } from '../words/letter-parts.ts';
import { cleanLine } from '../words/text-runs.ts';
import { escapeText } from './escape-text.ts';
import { contactLine, heading, list, paragraph, written } from './markdown-blocks.ts';
import { markedLine } from './marked-line.ts';

/** A letter in CommonMark: the sender's name and the subject as headings, paragraphs and lists with their marks. */
export function letterMarkdown(printed: PrintedLetter): string {
  const { name, headline, contact, details } = printed;
  return written([
    heading(1, escapeText(cleanLine(name))),
    paragraph([escapeText(cleanLine(headline))]),
    ...[contact, details].map(contactLine),
    ...letterParts(printed).map(partBlock),
  ]);
}

function partBlock({ kind, texts }: LetterPart): string {
  const said = texts.map(markedLine);
  if (kind === 'items') return list(said);
  return kind === 'subject' ? heading(2, said.join(' ')) : paragraph(said);
}
