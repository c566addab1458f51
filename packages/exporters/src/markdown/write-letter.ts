import { printedLetter } from '@shortlist/model';
import { strToU8 } from 'fflate';
import type { LetterSource, WrittenFile } from '../exporter.ts';
import { letterMarkdown } from './letter-markdown.ts';

/** The letter in CommonMark, as UTF-8. */
export async function write({ letter, language }: LetterSource): Promise<WrittenFile> {
  return { kind: 'written', bytes: strToU8(letterMarkdown(printedLetter(letter, language))) };
}
