import { describe, expect, it } from 'vitest';
import { type EntryKind, namelessNote, shownSections, unprintedEntries } from '../../index.ts';
import { type FlatEntry, readEntry } from '../flat-entry.test-support.ts';
import {
  awardWith,
  educationWith,
  entryId,
  experienceWith,
  type FlatResume,
  resumeWith,
} from '../resume.test-support.ts';
import { SECTIONS } from '../sections/sections.ts';

const job = experienceWith({ id: entryId('job'), bullets: '• Built it' });
const school = educationWith({ id: entryId('school'), gpa: '4' });
const prize = awardWith({ id: entryId('prize'), organization: 'Acme' });

type Nameless = {
  kind: EntryKind;
  resume: Partial<FlatResume>;
  entry: FlatEntry<EntryKind>;
  add: string;
};

const NAMELESS: Nameless[] = [
  { kind: 'experience', resume: { experiences: [job] }, entry: job, add: 'a role or a company' },
  {
    kind: 'education',
    resume: { educations: [school] },
    entry: school,
    add: 'a degree or a school',
  },
  { kind: 'award', resume: { awards: [prize] }, entry: prize, add: 'a name' },
  { kind: 'certification', resume: { certifications: [prize] }, entry: prize, add: 'a name' },
  { kind: 'project', resume: { projects: [prize] }, entry: prize, add: 'a name' },
];

describe('[PV3] what is said at an entry without a name', () => {
  it.each(NAMELESS)('$kind: that it is not on the page yet, and what to add', (row) => {
    const resume = resumeWith(row.resume);
    expect(shownSections(resume, SECTIONS)).toEqual([]);
    expect(
      namelessNote(resume, row.kind, readEntry(row.kind, row.entry, SECTIONS), SECTIONS),
    ).toEqual({
      code: 'advice.namelessOffPage',
      params: { naming: row.add },
    });
  });

  it('that it is there without a name, once another entry brings the section onto the page', () => {
    const resume = resumeWith({ experiences: [job, experienceWith({ company: 'Acme' })] });
    expect(shownSections(resume, SECTIONS)).toEqual(['experience']);
    expect(
      namelessNote(resume, 'experience', readEntry('experience', job, SECTIONS), SECTIONS),
    ).toEqual({
      code: 'advice.namelessOnPage',
      params: { naming: 'a role or a company' },
    });
    expect(unprintedEntries(resume, SECTIONS)).toEqual([]);
  });

  it.each([
    { it: 'has a role', entry: experienceWith({ role: 'Engineer' }) },
    { it: 'has a company', entry: experienceWith({ company: 'Acme', bullets: '• Built it' }) },
    { it: 'says nothing', entry: experienceWith({ bullets: '• ' }) },
  ])('nothing where it $it', ({ entry }) => {
    const resume = resumeWith({ experiences: [entry] });
    expect(
      namelessNote(resume, 'experience', readEntry('experience', entry, SECTIONS), SECTIONS),
    ).toBeUndefined();
  });
});

it('[PV3] lists what is not printed, with the field that would change it', () => {
  const resume = resumeWith({
    experiences: [experienceWith({}), job],
    educations: [school, educationWith({ school: 'MIT' })],
    projects: [prize],
  });
  expect(unprintedEntries(resume, SECTIONS)).toEqual([
    {
      title: 'Experience 2',
      lacks: 'no role and no company',
      ref: { section: 'experience', entryId: 'job', field: 'role' },
    },
    {
      title: 'Project 1',
      lacks: 'no name',
      ref: { section: 'projects', entryId: 'prize', field: 'name' },
    },
  ]);
});
