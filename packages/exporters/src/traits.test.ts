import { readFileSync } from 'node:fs';
import { facesFor, loadFamilies } from '@shortlist/fonts';
import { measurer, openFaces } from '@shortlist/fonts/installed-fonts.test-support';
import { layOut, printedTexts } from '@shortlist/layout';
import { en } from '@shortlist/messages';
import {
  applyEdit,
  type ChosenLook,
  ENGLISH_WORDS,
  type Resume,
  SECTIONS,
  withPhoto,
} from '@shortlist/model';
import { flatEntriesOf, withFlatEntries } from '@shortlist/model/flat-entry.test-support';
import { PHOTO } from '@shortlist/model/photo.test-support';
import { entryId, experienceWith, resumeWith } from '@shortlist/model/resume.test-support';
import { compareRead, readFile } from '@shortlist/read-back';
import { designResume, loadDesigns } from '@shortlist/templates';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EXPORTERS, type Exporter } from './index.ts';
import type { Trait } from './traits.ts';
import { TRAITS } from './traits.ts';
import { withJob } from './written.test-support.ts';

const designs = await loadDesigns();

/** The file that a format makes of a resume in its design, in English words whatever code its language has. */
async function writeFile({ load }: Exporter, resume: Resume): Promise<Uint8Array<ArrayBuffer>> {
  const words = { ...ENGLISH_WORDS, language: resume.look.language ?? 'en' };
  const print = async () =>
    designResume(resume, { sections: SECTIONS, language: 'en', words, designs });
  async function layOutPages() {
    const document = await print();
    const texts = printedTexts(document);
    await loadFamilies(texts);
    const fonts = openFaces(facesFor(texts));
    return { paged: layOut(document, measurer), fonts };
  }
  const { write } = await load();
  const fixed = { createdAt: new Date(0), creator: 'Shortlist' };
  const written = await write({
    sections: SECTIONS,
    resume,
    words,
    print,
    layOut: layOutPages,
    ...fixed,
  });
  if (written.kind !== 'written') throw new Error('A character has no glyph.');
  return written.bytes;
}

type Said = { role: string; words: string };

const plain = ({ role, words }: Said) =>
  resumeWith({ skills: words }, withJob({ role, points: [{ text: `Built ${words}` }] }));

const inLook = (said: Said, changes: Partial<ChosenLook>) =>
  applyEdit(plain(said), { type: 'set-look', changes }, SECTIONS);

/** Two resumes that differ in one of the traits alone. */
const PAIRS: Record<Trait, (said: Said) => [Resume, Resume]> = {
  marks: (said) => {
    const marks = [{ from: 0, to: 5, bold: true as const }];
    const points = [{ text: `Built ${said.words}`, marks }];
    const bold = resumeWith({ skills: said.words }, withJob({ role: said.role, points }));
    return [plain(said), bold];
  },
  look: (said) => [plain(said), inLook(said, { design: 'modern', accent: '#7a1f5c' })],
  pageBreaks: (said) => [
    plain(said),
    applyEdit(
      plain(said),
      { type: 'set-section', key: 'skills', changes: { startsPage: true } },
      SECTIONS,
    ),
  ],
  photo: (said) => {
    const shown = inLook(said, { photo: 'shown' });
    return [shown, withPhoto(shown, PHOTO)];
  },
  language: (said) => [plain(said), inLook(said, { language: 'fr' })],
  hidden: (said) => {
    const id = entryId('more');
    const jobs = [
      ...flatEntriesOf(plain(said), 'experience', SECTIONS),
      experienceWith({ id, role: said.words }),
    ];
    const more = withFlatEntries(plain(said), 'experience', jobs, SECTIONS);
    const flag = { kind: 'experience', id, flag: 'hidden', isOn: true } as const;
    return [plain(said), applyEdit(more, { type: 'set-flag', ...flag }, SECTIONS)];
  },
  typedDates: ({ role }) => {
    const dated = (startDate: string) =>
      resumeWith({ experiences: [experienceWith({ role, startDate, endDate: 'Mar 2020' })] });
    return [dated(''), dated('Mar 2020')];
  },
};

const SAID: Said = { role: 'Cook & baker', words: 'bread, cakes' };

afterEach(() => {
  vi.useRealTimers();
});

describe.each(EXPORTERS.all)('$name', (exporter) => {
  it('[EX1] is the same to the byte on whatever day it is written', async () => {
    const file = await writeFile(exporter, plain(SAID));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-06T07:08:09Z') });
    expect(Buffer.compare(file, await writeFile(exporter, plain(SAID)))).toBe(0);
  });

  it.each(TRAITS)('[EX1] differs by what it carries, and by nothing else: %s', async (trait) => {
    const [one, other] = PAIRS[trait](SAID);
    const [file, second] = [await writeFile(exporter, one), await writeFile(exporter, other)];
    const isSame = Buffer.compare(file, second) === 0;
    expect(isSame).toBe(exporter.leavesOut.includes(trait));
  });

  it('[EX3] is read back with its bold and italics where it has a place for them', async () => {
    const [, bold] = PAIRS.marks(SAID);
    const reading = await readFile(await writeFile(exporter, bold), { sections: SECTIONS });
    if (reading.kind !== 'read') throw new Error(reading.message.code);
    const { carriesMarks } = reading;
    expect(carriesMarks).toBe(!exporter.leavesOut.includes('marks'));
    expect(
      compareRead(bold, reading.resume, { sections: SECTIONS, carriesMarks }).differences,
    ).toEqual([]);
  });
});

it('[EX1] the page about formats says no where a format leaves something out, and nowhere else', () => {
  const page = readFileSync(new URL('../../../docs/formats.md', import.meta.url), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [[, ...names] = []] = rows;
  expect(names).toEqual(EXPORTERS.all.map(({ name }) => name.replace('Plain', 'plain')));
  for (const trait of TRAITS) {
    const [, ...cells] =
      rows.find(([label]) => label === en.readBackPanel.texts.trait[trait]) ?? [];
    const without = EXPORTERS.all.map(({ leavesOut }) => leavesOut.includes(trait));
    expect(
      cells.map((cell) => cell.startsWith('no')),
      trait,
    ).toEqual(without);
  }
});
