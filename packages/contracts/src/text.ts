import { storable } from '@shortlist/model';
import { z } from 'zod';
import { issue } from './issue.ts';

/** Most characters in a field of one line, and in a text of several. */
export const MAX_LINE = 1_000;
export const MAX_TEXT = 50_000;

/** A text of at most `max` characters, as a text column can hold it. */
export function text(max: number) {
  const tooLong = issue({ code: 'fields.shorten', params: { most: max } });
  return z.string().max(max, tooLong).overwrite(storable);
}

export const Line = text(MAX_LINE);
export const LongText = text(MAX_TEXT);

/** A name of the model's, whose names are types alone: which of them there is, is asked where it is used. */
export const nameOf = <Name extends string>(max: number) =>
  text(max)
    .min(1)
    .pipe(z.custom<Name>().meta({ type: 'string', minLength: 1, maxLength: max }));
