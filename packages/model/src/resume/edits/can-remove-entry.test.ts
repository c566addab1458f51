import { describe, expect, it } from 'vitest';
import { applyEdit, canRemoveEntry, type EntryKind, sectionsOf } from '../../index.ts';
import {
  awardWith,
  educationWith,
  entryId,
  experienceWith,
  inWords,
  resumeWith,
} from '../resume.test-support.ts';
import { SECTIONS } from '../sections/sections.ts';

const only = entryId('only');
const more = entryId('more');
const passed = { ok: true };
const refused = (message: string) => ({ ok: false, field: 'id', message });

describe('canRemoveEntry', () => {
  it('[ED8] keeps one experience', () => {
    const experience = experienceWith({ id: only, role: 'Engineer' });
    const resume = resumeWith({ experiences: [experience] });
    const message = 'You must have at least one experience entry.';
    expect(inWords(canRemoveEntry(resume, 'experience', only, SECTIONS))).toEqual({
      ok: false,
      field: 'id',
      message,
    });
    const two = resumeWith({ experiences: [experience, experienceWith({ id: more })] });
    expect(inWords(canRemoveEntry(two, 'experience', only, SECTIONS))).toEqual(passed);
  });

  it('[ED9] keeps one education', () => {
    const education = educationWith({ id: only, degree: 'BSc' });
    const resume = resumeWith({ educations: [education] });
    const message = 'You must have at least one education entry.';
    expect(inWords(canRemoveEntry(resume, 'education', only, SECTIONS))).toEqual({
      ok: false,
      field: 'id',
      message,
    });
    const two = resumeWith({ educations: [education, educationWith({ id: more })] });
    expect(inWords(canRemoveEntry(two, 'education', more, SECTIONS))).toEqual(passed);
  });

  it.each([
    {
      it: 'refuses the only project without a name',
      projects: [awardWith({ id: only, organization: 'Acme' })],
      as: refused('You must have at least one project entry.'),
    },
    {
      it: 'takes the only project with a name',
      projects: [awardWith({ id: only, name: 'Engine' })],
      as: passed,
    },
    {
      it: 'takes one of two',
      projects: [awardWith({ id: only }), awardWith({ id: more })],
      as: passed,
    },
  ])('[ED11] $it', ({ projects, as }) => {
    expect(inWords(canRemoveEntry(resumeWith({ projects }), 'project', only, SECTIONS))).toEqual(
      as,
    );
  });

  it.each([
    { kind: 'award', list: 'awards', as: 'You must have at least one award entry.' },
    {
      kind: 'certification',
      list: 'certifications',
      as: 'You must have at least one certification entry.',
    },
  ] as const)('[ED10] keeps the only $kind when it is blank', ({ kind, list, as }) => {
    const empty = awardWith({ id: only });
    const said = awardWith({ id: only, date: '2024' });
    expect(inWords(canRemoveEntry(resumeWith({ [list]: [empty] }), kind, only, SECTIONS))).toEqual(
      refused(as),
    );
    expect(inWords(canRemoveEntry(resumeWith({ [list]: [said] }), kind, only, SECTIONS))).toEqual(
      passed,
    );
    expect(
      canRemoveEntry(
        resumeWith({ [list]: [empty, awardWith({ id: more })] }),
        kind,
        only,
        SECTIONS,
      ),
    ).toEqual(passed);
  });

  it('keeps the only entry of a person’s own section when it is empty', () => {
    // The key of a section of a person's own is its kind.
    const kind = 'custom-aaaa' as EntryKind;
    const added = applyEdit(
      resumeWith({}),
      {
        type: 'set-section',
        key: kind,
        changes: { isAdded: true, shape: 'entries' },
      },
      SECTIONS,
    );
    const sections = sectionsOf(added, SECTIONS);
    const resume = applyEdit(added, { type: 'add-entry', kind, id: only }, sections);
    expect(inWords(canRemoveEntry(resume, kind, only, sections))).toEqual(
      refused('You must have at least one entry.'),
    );
  });

  it('has nothing against an entry that is not there', () => {
    expect(inWords(canRemoveEntry(resumeWith({}), 'experience', more, SECTIONS))).toEqual(passed);
  });
});
