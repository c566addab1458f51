import { z } from 'zod';
import { issue } from './issue.ts';

/** Most characters in a field of one line, and in a text of several. */
export const MAX_LINE = 1_000;
export const MAX_TEXT = 50_000;

/**
 * Drops what no text column can hold: the null character, and halves of characters, which become
 * the replacement character.
 */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** A text of at most `max` characters, as a text column can hold it. */
export function text(max: number) {
  const tooLong = issue({ code: 'fields.shorten', params: { most: max } });
  return z.string().max(max, tooLong).overwrite(storable);
}

export const Line = text(MAX_LINE);
export const LongText = text(MAX_TEXT);
