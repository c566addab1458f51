import { PRODUCT_NAME } from '@shortlist/contracts';
import { writeJsonResume } from '@shortlist/json-resume';
import {
  applyEdit,
  EntryId,
  type EntryKind,
  loadPaperWords,
  numberedIds,
  type Resume,
  SECTIONS,
  sectionsOf,
} from '@shortlist/model';
import { emptyFlatEntry, withFlatEntries } from '@shortlist/model/flat-entry.test-support';
import { parseResume } from '@shortlist/parser';
import { compareRead, readFile } from '@shortlist/read-back';
import { readDocument } from '@shortlist/readers';
import { readSample } from '@shortlist/templates/samples.test-support';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { designs, printIn } from './design-samples.test-support.ts';
import { writeDocx } from './index.ts';

const OPTIONS = { createdAt: new Date(0), creator: PRODUCT_NAME };

async function readBack(file: Uint8Array<ArrayBuffer>) {
  const read = await readDocument(file);
  if (!read.ok) throw new Error(read.problem.code);
  const { resume, unplaced } = parseResume(read.text, numberedIds());
  return { said: writeJsonResume(resume, SECTIONS), unplaced };
}

const through = async (resume: Resume, design: string) =>
  readBack(writeDocx(await printIn(resume, design), OPTIONS));

it.each(['harvard', 'modern', 'compact', 'academic', 'european', 'sidebar', 'timeline'])(
  '[EX2] every field that was typed comes back from %s',
  async (design) => {
    for (const name of [
      '01-engineer',
      '03-empty-sections',
      '11-arabic',
      '15-long-lines',
      '21-roles',
      'he',
      'ru',
      'sv',
      'zh',
    ]) {
      const resume = readSample(name);
      const reading = await readFile(writeDocx(await printIn(resume, design), OPTIONS), {
        sections: SECTIONS,
      });
      if (reading.kind === 'unread') throw new Error(reading.message.code);
      const words = await loadPaperWords(resume.look.language ?? 'en', SECTIONS);
      expect(
        compareRead(resume, reading.resume, { sections: SECTIONS, words }).differences,
        name,
      ).toEqual([]);
    }
  },
);

it.each(designs.all.map(({ id }) => id))(
  '[EX2] entries under a title of the person’s own come back from %s',
  async (design) => {
    const [key, id] = ['custom-juries', EntryId.parse('own')];
    const kind = key as EntryKind;
    const settings = { isAdded: true, title: 'Juries', shape: 'entries' } as const;
    const added = applyEdit(
      readSample('01-engineer'),
      {
        type: 'set-section',
        key,
        changes: settings,
      },
      SECTIONS,
    );
    const resume = withFlatEntries(
      added,
      kind,
      [
        {
          ...emptyFlatEntry(kind, id, sectionsOf(added, SECTIONS)),
          name: 'Granite Analyst',
          organization: 'Cedar Labs',
          location: 'Houston, TX',
          startDate: 'Mar 2012',
          endDate: 'Nov 2021',
          description: 'Judged forty bridges.',
        },
      ],
      sectionsOf(added, SECTIONS),
    );
    const reading = await readFile(writeDocx(await printIn(resume, design), OPTIONS), {
      sections: SECTIONS,
    });
    if (reading.kind === 'unread') throw new Error(reading.message.code);
    expect(compareRead(resume, reading.resume, { sections: SECTIONS }).differences).toEqual([]);
  },
);

it('[EX2] leaves nothing of a page of two columns unplaced', async () => {
  const { unplaced } = await through(readSample('01-engineer'), 'timeline');
  expect(unplaced).toEqual([]);
});

it('[EX2] is read as a stranger’s file once another program has saved it', async () => {
  const file = writeDocx(await printIn(readSample('sv'), 'classic'), OPTIONS);
  const parts = unzipSync(file);
  const app = strFromU8(parts['docProps/app.xml'] ?? new Uint8Array());
  parts['docProps/app.xml'] = strToU8(app.replace(PRODUCT_NAME, 'Microsoft Office Word'));
  const other = await readDocument(new Uint8Array(zipSync(parts)));
  expect(other.ok && other.text.program).toBe('Microsoft Office Word');
  const ours = await readDocument(file);
  expect(ours.ok && ours.text.program).toBe(PRODUCT_NAME);
});
