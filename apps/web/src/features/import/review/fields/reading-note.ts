import type { Message } from '@shortlist/messages';
import type { WordsOf } from '#platform/language/use-words.ts';
import type { LineReadings } from '../document/line-reading.ts';
import { type Certainty, certaintyOf, doubtfulLines, leastCertainty } from './certainty.ts';

/** Note below a field on where its text comes from. */
export type ReadingNote = {
  /** `empty`: nothing was found; `written`: by the person. */
  certainty: Certainty | 'empty' | 'written';
  words: string;
  /** Behind the words, in brackets. */
  reason?: Message<'reasons'>;
};

/** The note of a field with one line of text. */
export function lineNote(
  words: WordsOf<'review'>,
  [reading]: LineReadings,
  text: string,
): ReadingNote {
  if (!reading) return noteOf(words, text.trim() === '' ? 'empty' : 'written');
  return { ...noteOf(words, certaintyOf(reading)), reason: { code: reading.reason } };
}

/** The note of a field of several lines; `activeLine` is where the person is in it, from 0. */
export function linesNote(
  words: WordsOf<'review'>,
  readings: LineReadings,
  text: string,
  activeLine?: number,
): ReadingNote {
  const count = text.split('\n').length;
  if (count <= 1) return lineNote(words, readings, text);
  if (activeLine !== undefined) {
    const note = lineNote(words, [readings[activeLine]], text.split('\n')[activeLine] ?? '');
    const { certainty } = note;
    return { ...note, words: words.ofLine({ certainty, line: activeLine + 1, count }) };
  }
  const doubtful = doubtfulLines(readings);
  if (doubtful.length > 0) {
    const lines = doubtful.map((line) => line + 1);
    return { certainty: 'doubtful', words: words.checkLines({ count: lines.length, lines }) };
  }
  return noteOf(words, leastCertainty(readings) ?? 'written');
}

const noteOf = (words: WordsOf<'review'>, certainty: ReadingNote['certainty']): ReadingNote => ({
  certainty,
  words: words.ofField({ certainty }),
});
