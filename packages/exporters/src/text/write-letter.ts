import { printedLetter } from '@shortlist/model';
import { strToU8 } from 'fflate';
import type { LetterSource, WrittenFile } from '../exporter.ts';
import { letterText } from './letter-text.ts';

/** The words of a letter in the order of reading, as UTF-8. */
export async function write({ letter, language }: LetterSource): Promise<WrittenFile> {
  return { kind: 'written', bytes: strToU8(letterText(printedLetter(letter, language))) };
}
