import { readFileSync } from 'node:fs';
import { numberedIds } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { expect, it } from 'vitest';
import { readText } from './lines.test-support.ts';

// One document with words in all places beside the text, as LibreOffice 7.4 saved it.
const SAMPLES = new URL('../samples/notes/', import.meta.url);

it.each(['notes.docx', 'notes.odt', 'notes.rtf', 'notes.doc'])(
  '[TR1] has the words of the notes of %s unplaced, and the comment left out as one',
  async (name) => {
    const bytes = new Uint8Array(readFileSync(new URL(name, SAMPLES)));
    const { unplaced, leftOut } = parseResume(await readText(bytes), numberedIds());
    expect(unplaced.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Headboxword here',
        'Footnoteword of the first page',
        'Endnoteword at the end',
      ]),
    );
    expect(leftOut.filter(({ why }) => why === 'comment').map(({ text }) => text)).toEqual([
      'Commentword: is this true?',
    ]);
  },
);
