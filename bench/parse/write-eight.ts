import { type Resume, SECTIONS, textOf, withEntries, withText } from '@shortlist/model';
import { emptyFlatEntry, flatEntriesOf, readEntry } from '@shortlist/model/flat-entry.test-support';
import { writeSections } from '@shortlist/parser';
import { z } from 'zod';

/** The lists in the truth of a document: texts, texts that are all right, or the members of an entry. */
const Truth = z.looseObject({
  skills: z.unknown().optional(),
  experiences: z.unknown().optional(),
  certifications: z.unknown().optional(),
});

/**
 * The resume in the eight sections that the evaluation sets know. In the truth of some documents languages are skills,
 * voluntary work is experience or courses are certifications: there they are put back, all of a kind or none.
 */
export function writeEight(resume: Resume, truth: unknown) {
  const { skills, experiences, certifications } = Truth.parse(truth);
  const languages = flatEntriesOf(resume, 'language', SECTIONS).map(({ name }) => name);
  const roles = flatEntriesOf(resume, 'volunteering', SECTIONS).map(({ role }) => role);
  const courses = flatEntriesOf(resume, 'course', SECTIONS).map(({ name }) => name);
  const changes = [
    holdsAny(skills, languages) && withLanguages,
    holdsAny(experiences, roles) && withVolunteering,
    holdsAny(certifications, courses) && withCourses,
  ];
  return writeSections(
    changes.reduce((changed, change) => (change ? change(changed) : changed), resume),
    SECTIONS,
  );
}

/** Checks whether one of the names stands in a list of the truth. */
function holdsAny(list: unknown, names: readonly string[]): boolean {
  const said = JSON.stringify(list ?? []).toLowerCase();
  return names.some((name) => said.includes(`"${name.toLowerCase()}`));
}

function withLanguages(resume: Resume): Resume {
  const languages = flatEntriesOf(resume, 'language', SECTIONS).map(({ name }) => name);
  const skills = [textOf(resume, 'skills'), ...languages].filter((line) => line !== '');
  return withText(resume, 'skills', skills.join('\n'));
}

function withVolunteering(resume: Resume): Resume {
  const jobs = flatEntriesOf(resume, 'volunteering', SECTIONS).map(
    ({ organization, ...entry }) => ({
      ...emptyFlatEntry('experience', entry.id, SECTIONS),
      ...entry,
      company: organization,
    }),
  );
  const all = [...flatEntriesOf(resume, 'experience', SECTIONS), ...jobs];
  return withEntries(
    resume,
    'experience',
    all.map((entry) => readEntry('experience', entry, SECTIONS)),
  );
}

function withCourses(resume: Resume): Resume {
  const all = [
    ...flatEntriesOf(resume, 'certification', SECTIONS),
    ...flatEntriesOf(resume, 'course', SECTIONS).map((entry) => ({ ...entry })),
  ];
  return withEntries(
    resume,
    'certification',
    all.map((entry) => readEntry('certification', entry, SECTIONS)),
  );
}
