import { isBlank, type Resume } from '@shortlist/resume';

/**
 * Everything that a resume says of what somebody has done, as plain text: what a proposal is checked
 * against. Who they are and how they are reached stays out of it.
 */
export function resumeWords(resume: Resume): string {
  const { summary, skills, experiences, educations, certifications, awards, projects } = resume;
  const texts = [
    summary,
    ...experiences.flatMap((entry) => [
      line(entry.role, entry.company, entry.location),
      line(entry.startDate, entry.endDate),
      entry.bullets,
    ]),
    ...educations.flatMap((entry) => [
      line(entry.degree, entry.minor, entry.school, entry.location, entry.gpa),
      line(entry.startDate, entry.endDate),
      entry.bullets,
    ]),
    ...[...projects, ...certifications, ...awards].flatMap((entry) => [
      line(entry.name, entry.organization, entry.date),
      entry.relevance,
    ]),
    skills,
  ];
  return texts.filter((text) => !isBlank(text)).join('\n');
}

const line = (...texts: string[]) => texts.filter((text) => text.trim() !== '').join(', ');
