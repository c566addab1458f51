import { AI_USES, FIRST_BULLET } from '../blank-resume.ts';
import { setCurrent } from '../dates/date-range.ts';
import type { Award, Education, EntryId, Experience } from '../resume.ts';
import { leadWithBullets } from '../texts/bullets.ts';
import { readIsoDate, readIsoRange } from './iso-date.ts';
import type { JsonResume, Work } from './json-resume.ts';

const PRESENT_WORDS = /^(?:present|current|now|today)$/i;

/** A job. One with a start and no end is the current one, as the standard has it. */
export function readWork(work: Work, id: EntryId): Experience {
  return {
    id,
    role: work.position,
    company: work.name || work.company,
    startDate: readIsoDate(work.startDate),
    ...readEnd(work),
    location: work.location,
    bullets: readBullets([work.description, work.summary, ...work.highlights]),
    aiUsesLeft: AI_USES,
  };
}

/** Voluntary work is an experience: it has a role, an organization, dates and highlights like one. */
export function readVolunteer(volunteer: JsonResume['volunteer'][number], id: EntryId): Experience {
  return readWork({ ...volunteer, name: volunteer.organization, company: '', description: '' }, id);
}

/** A course of study; kind and subject make the degree, "Bachelor in Physics". */
export function readEducation(study: JsonResume['education'][number], id: EntryId): Education {
  return {
    id,
    degree: joinSaid([study.studyType, study.area], ' in '),
    school: study.institution,
    location: '',
    minor: '',
    startDate: readIsoDate(study.startDate),
    endDate: readIsoDate(study.endDate),
    gpa: study.score || study.gpa,
    bullets: readBullets(study.courses),
  };
}

/** An award, with who gave it. */
export function readAward(award: JsonResume['awards'][number], id: EntryId): Award {
  return {
    id,
    name: award.title,
    organization: award.awarder,
    date: readIsoDate(award.date),
    relevance: award.summary,
  };
}

/** A certificate; its web address is what it says of itself. */
export function readCertificate(
  certificate: JsonResume['certificates'][number],
  id: EntryId,
): Award {
  return {
    id,
    name: certificate.name,
    organization: certificate.issuer,
    date: readIsoDate(certificate.date),
    relevance: certificate.url,
  };
}

/** A project; what it has no field for stands as lines of the description. */
export function readProject(project: JsonResume['projects'][number], id: EntryId): Award {
  const lines = [
    project.description,
    ...project.highlights,
    labelled('Roles', project.roles),
    labelled('Keywords', project.keywords),
    project.url,
  ];
  return {
    id,
    name: project.name,
    organization: project.entity,
    date: readIsoRange(project),
    relevance: joinSaid(lines, '\n'),
  };
}

/** A publication is a project: something made, with a name, a publisher and a date. */
export function readPublication(
  publication: JsonResume['publications'][number],
  id: EntryId,
): Award {
  return {
    id,
    name: publication.name,
    organization: publication.publisher,
    date: readIsoDate(publication.releaseDate),
    relevance: joinSaid([publication.summary, publication.url], '\n'),
  };
}

/** "Label: one, two", or nothing where there is nothing to list. */
export function labelled(label: string, texts: string[]): string {
  const said = joinSaid(texts, ', ');
  return said === '' ? '' : `${label}: ${said}`;
}

/** The texts that say something, with `separator` between them. */
export function joinSaid(texts: string[], separator: string): string {
  return texts.filter((text) => text.trim() !== '').join(separator);
}

function readEnd({ startDate, endDate }: Work): { endDate: string; isCurrent: boolean } {
  const written = endDate.trim();
  const isCurrent = written === '' ? startDate.trim() !== '' : PRESENT_WORDS.test(written);
  return isCurrent ? setCurrent(true) : { endDate: readIsoDate(written), isCurrent: false };
}

function readBullets(texts: string[]): string {
  const lines = joinSaid(texts, '\n');
  return lines === '' ? FIRST_BULLET : leadWithBullets(lines);
}
