import type { DocumentLanguage, PrintedLetter } from '@shortlist/model';
import { type LetterPart, letterParts } from '../words/letter-parts.ts';
import { article, headHtml } from './article.ts';
import { block, list, paragraph } from './elements.ts';
import { markedHtml, plainHtml } from './marked-html.ts';

/** A letter as an article of HTML: the sender's name and the subject as headings, paragraphs and lists. */
export function letterHtml(printed: PrintedLetter, language: DocumentLanguage): string {
  const head = { ...printed, headline: plainHtml(printed.headline) };
  return article(language, [headHtml(head), ...letterParts(printed).map(partHtml)]);
}

function partHtml({ kind, texts }: LetterPart): string {
  const said = texts.map(markedHtml);
  if (kind === 'items') return list(said);
  return kind === 'subject' ? block('h2', said.join(' ')) : paragraph(said);
}
