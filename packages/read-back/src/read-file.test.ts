import { writeJsonResume } from '@shortlist/json-resume';
import { SECTIONS } from '@shortlist/model';
import { contactWith, resumeWith } from '@shortlist/model/resume.test-support';
import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { compareRead, readFile } from './index.ts';

const ADA = resumeWith({
  contact: contactWith({ fullName: 'Ada Byron', email: 'ada@example.com' }),
  skills: 'Algebra',
});

it('[EX3] reads a document by its content, and gives its text line by line as a program takes it', async () => {
  const read = await readFile(strToU8('Ada Byron\nada@example.com\n\nSkills\nAlgebra\n'), {
    sections: SECTIONS,
  });
  if (read.kind !== 'read') throw new Error('It was not read.');
  expect(read.lines.map(({ text }) => text)).toEqual([
    'Ada Byron',
    'ada@example.com',
    'Skills',
    'Algebra',
  ]);
  expect(read.carriesMarks).toBe(false);
  expect(compareRead(ADA, read.resume, { sections: SECTIONS })).toEqual({
    fields: 3,
    same: 3,
    differences: [],
  });
});

it('[EX3] reads JSON Resume to the letter', async () => {
  const text = JSON.stringify(writeJsonResume(ADA, SECTIONS), null, 1);
  const read = await readFile(strToU8(text), { sections: SECTIONS });
  if (read.kind !== 'read') throw new Error('It was not read.');
  expect(read.lines.map(({ text: line }) => line).join('\n')).toBe(text);
  expect(compareRead(ADA, read.resume, { sections: SECTIONS })).toMatchObject({
    fields: 3,
    same: 3,
  });
});

it.each([
  { of: 'nothing', bytes: new Uint8Array(), code: 'reading.empty' },
  { of: 'broken JSON', bytes: strToU8('{"basics" "Ada"}'), code: 'reading.damaged' },
  { of: 'JSON that is no resume', bytes: strToU8('{"basics": []}'), code: 'reading.damaged' },
])('says why a file of $of cannot be read: $code', async ({ bytes, code }) => {
  expect(await readFile(bytes, { sections: SECTIONS })).toEqual({
    kind: 'unread',
    message: { code },
  });
});
