import { fc, test } from '@fast-check/vitest';
import {
  EXPERIENCE_LEVELS,
  emptyResume,
  entryOrderOf,
  isEmptyEntry,
  paperOrder,
  type Resume,
  ResumeId,
  SECTIONS,
  withEntryOrder,
} from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { anyOpenResume } from '@shortlist/model/open-resume.test-support';
import { anyResume, anyText, countIds } from '@shortlist/model/resume.test-support';
import { describe, expect, it } from 'vitest';
import { type ResumeDetails, readResumeDetails, writeResumeDetails } from './index.ts';

const resume_id = '3f0f2c9e-7a53-4b56-9a4e-0a1b2c3d4e5f';

function read(parts: object): ResumeDetails {
  const answer = readResumeDetails({ resume_id, ...parts }, countIds(), SECTIONS);
  if (!answer.ok) throw new Error(answer.message);
  return answer.details;
}

describe('readResumeDetails', () => {
  it('[ED15] makes missing parts blank and each empty list one blank entry', () => {
    expect(read({ experiences: [], awards: null })).toEqual({
      resumeId: resume_id,
      name: '',
      experienceLevel: '',
      targetedIndustry: '',
      lastEdited: '',
      resume: emptyResume(countIds(), SECTIONS),
      revisions: {
        contact: 1,
        summary: 1,
        skills: 1,
        section_order: 1,
        look: 1,
        name: 1,
        entries: {},
      },
    });
  });

  it.each(['full_name', 'fullName'])('[ED15] takes the name under %s', (name) => {
    expect(read({ contact_info: { [name]: 'Ada' } }).resume.contact.fullName).toBe('Ada');
  });

  it.each([
    {
      list: 'experiences',
      sent: {
        experience_id: 7,
        role: 'R',
        start_date: 'Jan 2020',
        end_date: '2021',
        experience_description: '• B',
      },
      read: { id: '7', role: 'R', startDate: 'Jan 2020', endDate: '2021', bullets: '• B' },
    },
    {
      list: 'educations',
      sent: {
        education_id: 'x',
        start_date: '2019',
        end_date: '2023',
        education_description: '• B',
        gpa: 3.9,
      },
      read: { id: 'x', startDate: '2019', endDate: '2023', bullets: '• B', gpa: '3.9' },
    },
    {
      list: 'awards',
      sent: { award_id: 'x', award_description: 'D' },
      read: { id: 'x', relevance: 'D' },
    },
    {
      list: 'certifications',
      sent: { certification_id: 'x', certification_description: 'D' },
      read: { id: 'x', relevance: 'D' },
    },
    {
      list: 'projects',
      sent: { project_id: 'x', project_description: 'D' },
      read: { id: 'x', relevance: 'D' },
    },
    {
      list: 'experiences',
      sent: {
        id: 'x',
        startDate: '2020',
        endDate: 'Present',
        isCurrent: true,
        bullets: '• B',
      },
      read: {
        id: 'x',
        startDate: '2020',
        endDate: 'Present',
        isCurrent: true,
        bullets: '• B',
      },
    },
    { list: 'projects', sent: { id: 'x', relevance: 'D' }, read: { id: 'x', relevance: 'D' } },
  ] as const)('[ED15] maps the names of $list', ({ list, sent, read: expected }) => {
    const { resume } = read({ [list]: [sent] });
    const kind = SECTIONS.entries.find((section) => section.list === list)?.kind;
    expect(kind && flatEntriesOf(resume, kind, SECTIONS)).toEqual([
      expect.objectContaining(expected),
    ]);
  });

  it('[HO3] keeps the uses of AI Write that are left beside the resume', () => {
    const { resume, usesLeft } = read({
      experiences: [
        { id: 'a', aiUsesLeft: 1 },
        { id: 'b', ai_uses_left: 0 },
        { id: 'c', aiUsesLeft: 3 },
        { id: 'd', aiUsesLeft: 'many' },
      ],
    });
    expect(usesLeft).toEqual({ a: 1, b: 0 });
    expect(flatEntriesOf(resume, 'experience', SECTIONS)[0]).not.toHaveProperty('aiUsesLeft');
  });

  it('gives an entry without an id, or with that of another, a new one', () => {
    const { resume } = read({
      awards: [{ name: 'a' }, { id: 'x' }, { id: 'x' }, { id: 'y'.repeat(65) }],
    });
    const ids = flatEntriesOf(resume, 'award', SECTIONS).map((award) => award.id);
    expect(ids[1]).toBe('x');
    expect(new Set(ids).size).toBe(4);
  });

  it('keeps the revisions of sections and, by id, of entries', () => {
    const { revisions } = read({
      revisions: { contact: 4, skills: 'five', name: 2 },
      projects: [{ id: 'p1', revision: 3 }, { id: 'p2' }],
    });
    expect(revisions).toEqual({
      contact: 4,
      look: 1,
      summary: 1,
      skills: 1,
      section_order: 1,
      name: 2,
      entries: { p1: 3 },
    });
  });

  it('gives a second entry with an id no revision, for it is another one', () => {
    const twins = [
      { id: 'x', revision: 1 },
      { id: 'x', revision: 2 },
    ];
    expect(read({ awards: twins }).revisions.entries).toEqual({ x: 1 });
  });

  it('[HO2] arranges the entries by their order: unnamed ones last, gone ones passed over', () => {
    const { resume, revisions } = read({
      awards: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      entry_order: { award: ['gone', 'c', 7, 'a', 'c'], hobby: ['x'] },
      revisions: { entry_order: { award: 4, project: 'two' } },
    });
    expect(flatEntriesOf(resume, 'award', SECTIONS).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(entryOrderOf(resume, 'award')).toEqual(['gone', 'c', 'a', 'c']);
    expect(revisions.entry_order).toEqual({ award: 4 });
  });

  it('completes a section order and passes over what is none', () => {
    const { resume } = read({ section_order: ['skills', 'hobbies', 7] });
    const sectionOrder = paperOrder(resume, SECTIONS);
    expect(sectionOrder[0]).toBe('skills');
    expect(sectionOrder).toHaveLength(7);
  });

  it.each([undefined, null, 'text', [], {}, { resume_id: 'not an id' }])(
    '[ED4] refuses %j, which holds no resume',
    (value) => {
      expect(readResumeDetails(value, countIds(), SECTIONS)).toEqual({
        ok: false,
        message: 'The server’s answer holds no resume.',
      });
    },
  );

  const junk = fc.jsonValue({ maxDepth: 3 });
  const hostile = fc.record({
    contact_info: junk,
    summary: junk,
    skills: junk,
    experiences: fc.oneof(junk, fc.array(junk)),
    awards: fc.oneof(junk, fc.array(fc.record({ id: junk, name: junk, revision: junk }))),
    section_order: junk,
    extra_parts: fc.oneof(junk, fc.record({ look: fc.oneof(junk, fc.record({ paper: junk })) })),
    entry_order: fc.oneof(junk, fc.record({ award: fc.oneof(junk, fc.array(junk)) })),
    revisions: junk,
    experience_level: junk,
  });

  test.prop([hostile])('reads a whole resume whatever JSON the parts are', (parts) => {
    const { resume } = read(parts);
    expect(paperOrder(resume, SECTIONS)).toHaveLength(7);
    expect(flatEntriesOf(resume, 'experience', SECTIONS).length).toBeGreaterThan(0);
  });
});

/** Every second resume has its awards in an order of their own. */
function withOrder(resume: Resume): Resume {
  const [last, ...others] = flatEntriesOf(resume, 'award', SECTIONS)
    .map(({ id }) => id)
    .reverse();
  return last && others.length > 0 ? withEntryOrder(resume, 'award', [last, ...others]) : resume;
}

const anyRevision = fc.integer({ min: 1, max: 1000 });

const anyDetails: fc.Arbitrary<ResumeDetails> = fc
  .record({
    resumeId: fc.uuid().map((id) => ResumeId.parse(id)),
    name: anyText,
    experienceLevel: fc.constantFrom('' as const, ...EXPERIENCE_LEVELS),
    targetedIndustry: anyText,
    lastEdited: fc.constantFrom('', '2026-11-21T10:00:00.000Z'),
    resume: anyResume.map(withOrder),
    sections: fc.record({
      contact: anyRevision,
      summary: anyRevision,
      skills: anyRevision,
      section_order: anyRevision,
      look: anyRevision,
      name: anyRevision,
      entry_order: fc.record({ award: fc.integer({ min: 2, max: 9 }) }),
    }),
  })
  .map(({ sections, ...details }) => ({
    ...details,
    revisions: {
      ...sections,
      entries: Object.fromEntries(
        [
          ...flatEntriesOf(details.resume, 'experience', SECTIONS),
          ...flatEntriesOf(details.resume, 'education', SECTIONS),
          ...flatEntriesOf(details.resume, 'certification', SECTIONS),
          ...flatEntriesOf(details.resume, 'award', SECTIONS),
          ...flatEntriesOf(details.resume, 'project', SECTIONS),
        ].map((entry, index) => [entry.id, index + 1]),
      ),
    },
  }));

/** A resume without ids, and without entries that say nothing: an empty list is read as one such entry. */
const said = (resume: Resume) => ({
  ...resume,
  sections: resume.sections.map((section) =>
    'entries' in section
      ? { ...section, entries: section.entries.filter((entry) => !isEmptyEntry(entry)) }
      : section,
  ),
});

describe('writeResumeDetails', () => {
  test.prop([anyDetails, anyOpenResume])(
    '[OC1] [OC2] [OC3] [OC4] [OC5] any resume of the open model is read back as it was, through JSON',
    (details, resume) => {
      // Every text was saved, also one of nothing but spaces.
      const texts = Object.fromEntries(resume.sections.map(({ key }) => [key, 2]));
      const revisions = { ...details.revisions, texts };
      const written = writeResumeDetails({ ...details, resume, revisions }, SECTIONS);
      const { resume: back } = read(JSON.parse(JSON.stringify(written)));
      expect(said(back)).toEqual(said(resume));
    },
  );

  test.prop([anyDetails])('[ED15] is read back as it was, through JSON', (details) => {
    const sent = JSON.parse(JSON.stringify(writeResumeDetails(details, SECTIONS)));
    expect(readResumeDetails(sent, countIds(), SECTIONS)).toEqual({ ok: true, details });
  });

  it('uses the names of the spec', () => {
    const written = writeResumeDetails(
      read({ contact_info: { fullName: 'Ada' }, summary: { summaries_description: 'Me' } }),
      SECTIONS,
    );
    expect(written).toMatchObject({
      resume_id,
      contact_info: { full_name: 'Ada', shown: { phone: true } },
      summary: { summaries_description: 'Me' },
      skills: { skills_description: '' },
      projects: [{ id: 'temp-5', revision: 1 }],
    });
    expect(written.contact_info).not.toHaveProperty('fullName');
  });
});
