import { printedLetter } from '@shortlist/model';
import { strToU8 } from 'fflate';
import type { LetterSource, WrittenFile } from '../exporter.ts';
import { letterHtml } from './letter-html.ts';

/** The letter as an article of HTML, as UTF-8. */
export async function write({ letter, language }: LetterSource): Promise<WrittenFile> {
  return { kind: 'written', bytes: strToU8(letterHtml(printedLetter(letter, language), language)) };
}
