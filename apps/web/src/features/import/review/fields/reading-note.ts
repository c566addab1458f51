import type { Message } from '@shortlist/messages';
import type { WordsOf } from '#platform/language/use-words.ts';
import type { LineReadings } from '../document/line-reading.ts';
import { doubtfulLines, isDoubtful } from './certainty.ts';

/** Note below a field that a person is to look at, or for which nothing was found. */
export type ReadingNote = {
  state: 'doubtful' | 'empty';
  words: string;
  /** Behind the words, in brackets. */
  reason?: Message<'reasons'>;
};

/** The note of a field with one line of text; none where the parser is sure of it or a person wrote it. */
export function lineNote(
  words: WordsOf<'review'>,
  [reading]: LineReadings,
  text: string,
): ReadingNote | undefined {
  if (!reading) return text.trim() === '' ? { state: 'empty', words: words.notFound } : undefined;
  if (!isDoubtful(reading)) return undefined;
  return { state: 'doubtful', words: words.checkThis, reason: { code: reading.reason } };
}

/** The note of a field of several lines; `activeLine` is where the person is in it, from 0. */
export function linesNote(
  words: WordsOf<'review'>,
  readings: LineReadings,
  text: string,
  activeLine?: number,
): ReadingNote | undefined {
  const count = text.split('\n').length;
  if (count <= 1) return lineNote(words, readings, text);
  const active = activeLine === undefined ? undefined : readings[activeLine];
  if (activeLine !== undefined && active && isDoubtful(active)) {
    const told = words.checkLine({ line: activeLine + 1, count });
    return { state: 'doubtful', words: told, reason: { code: active.reason } };
  }
  const lines = doubtfulLines(readings).map((line) => line + 1);
  if (lines.length === 0) return undefined;
  return { state: 'doubtful', words: words.checkLines({ count: lines.length, lines }) };
}
