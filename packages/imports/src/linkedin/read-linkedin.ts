import type { EntryId } from '@shortlist/model';
import { ResumeDraft } from '../draft/resume-draft.ts';
import type { ImportedResume } from '../export-file.ts';
import { readable } from '../export-parts.ts';
import { finishImport } from '../finish-import.ts';
import type { Members } from '../members/members.ts';
import { namedFiles } from '../some-of.ts';
import type { Tables } from './find-tables.ts';
import {
  addCertification,
  addCourse,
  addEducation,
  addHonor,
  addLanguage,
  addOrganization,
  addPosition,
  addProject,
  addPublication,
  addRecommendation,
  addSkills,
  addVolunteering,
} from './read-entries.ts';
import { addOwnEntries } from './read-own.ts';
import { addEmails, addPhones, addProfile, addSummary } from './read-profile.ts';
import { TABLES, type TableName } from './tables.ts';

type AddRows = (draft: ResumeDraft, rows: readonly Members[]) => void;

const each =
  (add: (draft: ResumeDraft, row: Members) => void): AddRows =>
  (draft, rows) => {
    for (const row of rows) add(draft, row);
  };

/** The function by which each table adds to a resume. */
const ADD: Record<TableName, AddRows> = {
  'Profile.csv': each(addProfile),
  'Profile Summary.csv': each(addSummary),
  'Email Addresses.csv': addEmails,
  'PhoneNumbers.csv': addPhones,
  'Positions.csv': each(addPosition),
  'Education.csv': each(addEducation),
  'Skills.csv': addSkills,
  'Languages.csv': each(addLanguage),
  'Certifications.csv': each(addCertification),
  'Projects.csv': each(addProject),
  'Honors.csv': each(addHonor),
  'Publications.csv': each(addPublication),
  'Courses.csv': each(addCourse),
  'Organizations.csv': each(addOrganization),
  'Volunteering.csv': each(addVolunteering),
  'Volunteer Experiences.csv': each(addVolunteering),
  'Patents.csv': addOwnEntries('Patents'),
  'TestScores.csv': addOwnEntries('Test Scores'),
  'Recommendations_Received.csv': each(addRecommendation),
};

/** The resume of LinkedIn's tables. A column that nobody knows is unplaced; a file that says nothing for a resume is named. */
export function readLinkedin({ tables, others }: Tables, newId: () => EntryId): ImportedResume {
  const draft = new ResumeDraft();
  const rowsOf = new Map(tables.map(({ name, rows }) => [name, rows]));
  for (const name of TABLES) {
    const rows = rowsOf.get(name) ?? [];
    ADD[name](draft, rows);
    for (const row of rows) draft.leave(row.rest(), name);
  }
  if (others.length > 0) draft.notes.push({ code: 'imports.notRead', params: namedFiles(others) });
  const parts = tables.map(({ name, rows }) => ({
    title: name,
    lines: readable(rows.flatMap((row) => row.all())),
  }));
  return finishImport(draft, parts, newId);
}
