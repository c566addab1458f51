import { ENGLISH } from '@shortlist/messages';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { expect, it } from 'vitest';
import type { CheckOutcome } from './checking/check-file.ts';
import { formatNotes } from './format-notes.ts';

const FORMATS = [
  { id: 'pdf', name: 'PDF' },
  { id: 'txt', name: 'Plain text' },
];
const compared = (same: number): CheckOutcome => ({
  kind: 'compared',
  fields: 52,
  same,
  elsewhere: same,
  differences: [],
  lines: [],
});

/** Returns the note on the PDF. */
function noteOn(outcome: CheckOutcome | undefined, { isRunning = true, isOther = false } = {}) {
  const resume = resumeWith({});
  const found = { resume: isOther ? resumeWith({}) : resume, outcome: outcome ?? compared(52) };
  const outcomes = new Map(outcome ? [['pdf', found]] : []);
  return formatNotes(ENGLISH, resume, { outcomes, isRunning }, FORMATS).get('pdf');
}

it('[EX3] says what a format loses', () => {
  expect(noteOn(compared(50))).toEqual({
    kind: 'loss',
    text: 'PDF: 2 of 52 fields are not read correctly.',
  });
  expect(noteOn(compared(51))).toEqual({
    kind: 'loss',
    text: 'PDF: 1 of 52 fields is not read correctly.',
  });
  expect(noteOn({ kind: 'refused', characters: ['😀'] })).toMatchObject({ kind: 'loss' });
  expect(noteOn({ kind: 'unread', why: { code: 'reading.empty' } })).toEqual({
    kind: 'loss',
    text: 'The PDF could not be checked. This file is empty. Choose another, or save it again in the program it came from.',
  });
  expect(noteOn(compared(52))).toEqual({ kind: 'whole' });
});

it('[EX3] says that a format is being read, until what is known is of this very resume', () => {
  expect(noteOn(undefined)).toEqual({ kind: 'running' });
  expect(noteOn(compared(50), { isOther: true })).toEqual({ kind: 'running' });
  expect(noteOn(undefined, { isRunning: false })).toBeUndefined();
  expect(noteOn(compared(50), { isOther: true, isRunning: false })).toBeUndefined();
});
