import { linkedinHandle, linkedinHref } from '../contact/linkedin.ts';
import type { Contact, Education, Experience, Project, Resume } from '../resume.ts';
import { isBlankEntry } from '../shown-sections.ts';
import { bulletLines } from '../texts/bullets.ts';
import { countryCode } from './country-code.ts';
import { writeIsoDate, writeIsoRange } from './iso-date.ts';
import type { JsonResumeFile } from './json-resume.ts';

/**
 * The resume in the standard's own fields, empty ones included. What they cannot say is left out;
 * entries keep their order and number, so that place tells which is which.
 */
export function writeStandard(resume: Resume): JsonResumeFile {
  return {
    basics: writeBasics(resume),
    work: resume.experiences.map(writeWork),
    education: resume.educations.map(writeStudy),
    awards: resume.awards.map((award) => ({
      title: award.name,
      date: writeIsoDate(award.date),
      awarder: award.organization,
      summary: award.relevance,
    })),
    certificates: resume.certifications.map((certification) => ({
      name: certification.name,
      date: writeIsoDate(certification.date),
      issuer: certification.organization,
    })),
    skills: bulletLines(resume.skills).map(({ text }) => writeSkill(text)),
    projects: resume.projects.map(writeProject),
  };
}

function writeBasics({ contact, summary }: Resume) {
  return {
    name: contact.fullName,
    email: contact.email,
    phone: contact.phone,
    url: contact.website,
    summary,
    location: {
      city: contact.city,
      region: contact.state,
      countryCode: countryCode(contact.country),
    },
    profiles: writeProfiles(contact),
  };
}

function writeProfiles({ linkedin }: Contact) {
  const url = linkedinHref(linkedin);
  return url === undefined
    ? []
    : [{ network: 'LinkedIn', username: linkedinHandle(linkedin), url }];
}

function writeWork(experience: Experience) {
  return {
    name: experience.company,
    position: experience.role,
    location: experience.location,
    startDate: writeIsoDate(experience.startDate),
    endDate: experience.isCurrent ? '' : writeIsoDate(experience.endDate),
    highlights: linesOf(experience.bullets),
  };
}

function writeStudy(education: Education) {
  const [studyType = '', ...area] = education.degree.split(' in ');
  return {
    institution: education.school,
    studyType,
    area: area.join(' in '),
    startDate: writeIsoDate(education.startDate),
    endDate: writeIsoDate(education.endDate),
    score: education.gpa,
    courses: linesOf(education.bullets),
  };
}

function writeProject(project: Project) {
  return {
    name: project.name,
    entity: project.organization,
    ...writeIsoRange(project.date),
    highlights: linesOf(project.relevance),
  };
}

/** "Name: one, two" is a skill with keywords; any other line a skill of that name. */
function writeSkill(line: string) {
  const [, name = line, keywords] = /^([^:]+): (.+)$/.exec(line) ?? [];
  return { name, keywords: keywords?.split(', ') ?? [] };
}

function linesOf(text: string): string[] {
  return bulletLines(text).map((line) => line.text);
}

/** The resume without entries that say nothing: a form has them, a document does not. */
export function withoutBlankEntries(resume: Resume): Resume {
  function keep<E extends Parameters<typeof isBlankEntry>[0]>(entries: E[]): E[] {
    return entries.filter((entry) => !isBlankEntry(entry));
  }
  return {
    ...resume,
    experiences: keep(resume.experiences),
    educations: keep(resume.educations),
    certifications: keep(resume.certifications),
    awards: keep(resume.awards),
    projects: keep(resume.projects),
  };
}
