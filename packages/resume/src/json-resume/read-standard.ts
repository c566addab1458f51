import { blankContact } from '../blank-resume.ts';
import { PAPER_SECTIONS } from '../parts-of-resume.ts';
import type { EntryId, Resume } from '../resume.ts';
import type { JsonResume } from './json-resume.ts';
import { readBasics } from './read-basics.ts';
import {
  readAward,
  readCertificate,
  readEducation,
  readProject,
  readPublication,
  readVolunteer,
  readWork,
} from './read-entries.ts';
import { readSkills } from './read-skills.ts';

/** What the standard's own fields say, as our model has it. Lists may be empty. */
export function readStandard(file: JsonResume, newId: () => EntryId): Resume {
  const { contact, summary } = file.basics
    ? readBasics(file.basics)
    : { contact: blankContact(), summary: '' };
  return {
    contact,
    summary,
    skills: readSkills(file),
    experiences: [
      ...file.work.map((work) => readWork(work, newId())),
      ...file.volunteer.map((volunteer) => readVolunteer(volunteer, newId())),
    ],
    educations: file.education.map((study) => readEducation(study, newId())),
    certifications: file.certificates.map((each) => readCertificate(each, newId())),
    awards: file.awards.map((award) => readAward(award, newId())),
    projects: [
      ...file.projects.map((project) => readProject(project, newId())),
      ...file.publications.map((publication) => readPublication(publication, newId())),
    ],
    sectionOrder: [...PAPER_SECTIONS],
  };
}
