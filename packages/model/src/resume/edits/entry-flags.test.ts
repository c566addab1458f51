import { fc, test } from '@fast-check/vitest';
import { readJsonResume, writeJsonResume } from '@shortlist/json-resume';
import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  ENTRY_FLAGS,
  type EntryFlag,
  entriesOf,
  listPlaceholders,
  printedResume,
  type Resume,
  unprintedEntries,
  withNothingHidden,
} from '../../index.ts';
import { flatEntriesOf, withFlatEntries } from '../flat-entry.test-support.ts';
import { countIds, entryId, experienceWith, resumeWith } from '../resume.test-support.ts';
import { SECTIONS } from '../sections/sections.ts';

const kind = 'experience';
const JOBS = ['Welder', 'Smith', 'Founder'];
const jobs = resumeWith({
  experiences: JOBS.map((role, at) =>
    experienceWith({ id: entryId(`e${at}`), role, bullets: '• Led [number] people' }),
  ),
});
const flag = (resume: Resume, at: number, isOn = true, name: EntryFlag = 'hidden') =>
  applyEdit(resume, { type: 'set-flag', kind, id: entryId(`e${at}`), flag: name, isOn }, SECTIONS);
const printedRoles = (resume: Resume) =>
  printedResume(resume, { sections: SECTIONS, all: true }).sections.flatMap(({ entries }) =>
    entries.map(({ name }) => name[0]?.text),
  );
const rolesOf = (resume: Resume) => entriesOf(resume, kind).map(({ role }) => role);

describe('[OC3] a hidden entry', () => {
  it('stands on no paper, asks for nothing, and comes back as it was', () => {
    const hidden = flag(jobs, 1);
    expect(printedRoles(hidden)).toEqual(['Welder', 'Founder']);
    expect(listPlaceholders(hidden, SECTIONS)).toHaveLength(2);
    expect(printedRoles(withNothingHidden(hidden))).toEqual(JOBS);
    expect(flag(hidden, 1)).toBe(hidden);
    expect(flag(hidden, 1, false)).toEqual(jobs);
  });

  it('is no reason to print its section, nor one that could not be printed', () => {
    const hidden = [0, 1, 2].reduce((resume, at) => flag(resume, at), jobs);
    expect(printedResume(hidden, { sections: SECTIONS }).sections).toEqual([]);
    expect(unprintedEntries(hidden, SECTIONS)).toEqual([]);
  });

  it('is hidden from other programs that read a JSON Resume file, and comes back with it', () => {
    const hidden = flag(jobs, 1);
    const file = JSON.parse(JSON.stringify(writeJsonResume(hidden, SECTIONS)));
    expect(file.work.map(({ position }: { position: string }) => position)).toEqual([
      'Welder',
      'Founder',
    ]);
    const read = readJsonResume(file, countIds(), SECTIONS);
    expect(read.ok && rolesOf(read.resume)).toEqual(JOBS);
    expect(read.ok && printedRoles(read.resume)).toEqual(['Welder', 'Founder']);
  });
});

test.prop([fc.uniqueArray(fc.tuple(fc.nat(2), fc.constantFrom(...ENTRY_FLAGS)))])(
  '[OC3] [OC4] [DS4] flags survive typing, the wire and JSON Resume',
  (decided) => {
    const flagged = decided.reduce((resume, [at, name]) => flag(resume, at, true, name), jobs);
    const flagsIn = (resume: Resume) =>
      entriesOf(resume, kind).map((entry) => ENTRY_FLAGS.map((name) => entry[name]));

    const id = entryId('e1');
    const typed = applyEdit(
      flagged,
      { type: 'set-entry', kind, id, changes: { role: 'Other' } },
      SECTIONS,
    );
    expect(flagsIn(typed)).toEqual(flagsIn(flagged));
    const sent = withFlatEntries(jobs, kind, flatEntriesOf(flagged, kind, SECTIONS), SECTIONS);
    expect(sent).toEqual(flagged);
    const read = readJsonResume(
      JSON.parse(JSON.stringify(writeJsonResume(flagged, SECTIONS))),
      countIds(),
      SECTIONS,
    );
    expect(read.ok && flagsIn(read.resume)).toEqual(flagsIn(flagged));
  },
);

test.prop([fc.nat(5)])('[OC3] an entry is put in at any position, once', (at) => {
  const { id: _, ...entry } = experienceWithRole('New');
  const put = { type: 'insert-entry', kind, id: entryId('new'), entry, at } as const;
  const added = applyEdit(jobs, put, SECTIONS);
  expect(rolesOf(added)).toEqual(JOBS.toSpliced(Math.min(at, 3), 0, 'New'));
  expect(applyEdit(added, put, SECTIONS)).toBe(added);
});

const experienceWithRole = (role: string) => {
  const [entry] = entriesOf(resumeWith({ experiences: [experienceWith({ role })] }), kind);
  if (!entry) throw new Error('No entry was made.');
  return entry;
};
