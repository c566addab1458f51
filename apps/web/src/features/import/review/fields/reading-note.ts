import { en, say } from '@shortlist/messages';
import type { LineReadings } from '../document/line-reading.ts';
import * as words from '../words.ts';
import { type Certainty, certaintyOf, doubtfulLines, leastCertainty } from './certainty.ts';

/** Note below a field on where its text comes from. */
export type ReadingNote = {
  /** `empty`: nothing was found; `written`: by the person. */
  certainty: Certainty | 'empty' | 'written';
  words: string;
  /** Behind the words, in brackets. */
  reason?: string;
};

/** The note of a field with one line of text. */
export function lineNote([reading]: LineReadings, text: string): ReadingNote {
  if (!reading) return noteOf(text.trim() === '' ? 'empty' : 'written');
  return {
    ...noteOf(certaintyOf(reading)),
    reason: say({ reasons: en.reasons }, { code: reading.reason }),
  };
}

/** The note of a field of several lines; `activeLine` is where the person is in it, from 0. */
export function linesNote(readings: LineReadings, text: string, activeLine?: number): ReadingNote {
  const count = text.split('\n').length;
  if (count <= 1) return lineNote(readings, text);
  if (activeLine !== undefined) {
    const note = lineNote([readings[activeLine]], text.split('\n')[activeLine] ?? '');
    return { ...note, words: words.ofLine[note.certainty]({ line: activeLine + 1, count }) };
  }
  const doubtful = doubtfulLines(readings);
  if (doubtful.length > 0) {
    const lines = doubtful.map((line) => line + 1);
    return { certainty: 'doubtful', words: words.checkLines({ lines }) };
  }
  return noteOf(leastCertainty(readings) ?? 'written');
}

const noteOf = (certainty: ReadingNote['certainty']): ReadingNote => ({
  certainty,
  words: words.ofField[certainty],
});
