import { resumeWith } from '@shortlist/resume/resume.test-support';
import { expect, it } from 'vitest';
import type { CheckOutcome } from './checking/check-file.ts';
import { lossNotes } from './loss-notes.ts';

const FORMATS = [
  { id: 'pdf', name: 'PDF' },
  { id: 'txt', name: 'Plain text' },
];
const compared = (same: number): CheckOutcome => ({
  kind: 'compared',
  fields: 52,
  same,
  differences: [],
  lines: [],
});

it('[EX3] says what a format loses, and nothing of one that is whole or of another resume', () => {
  const [resume, other] = [resumeWith({}), resumeWith({})];
  const notes = (pdf: CheckOutcome, of = resume) =>
    lossNotes(
      resume,
      new Map([
        ['pdf', { resume: of, outcome: pdf }],
        ['txt', { resume, outcome: compared(50) }],
      ]),
      FORMATS,
    );
  expect([...notes(compared(52))]).toEqual([
    ['txt', 'Plain text: 2 of 52 fields do not come back when it is read again.'],
  ]);
  expect(notes(compared(51)).get('pdf')).toBe(
    'PDF: 1 of 52 fields does not come back when it is read again.',
  );
  expect(notes(compared(51), other).get('pdf')).toBeUndefined();
});
