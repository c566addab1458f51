import { entryOfItem, type Item, ownEntry } from '../../draft/placed-item.ts';
import { isSaid, type ResumeDraft } from '../../draft/resume-draft.ts';
import type { Members } from '../../members/members.ts';
import { type Line, labelledLine, linkLine, plainLine } from '../../text/line.ts';
import { richLines } from '../../text/rich-text.ts';
import { WORDS } from '../../words.ts';
import { regionName } from '../names.ts';
import { formatPlace, readOrganization } from './communication.ts';
import { readPeriod } from './dates.ts';

/** The positions of each employer; from the second one on they are roles at the same one. */
export function addEmployment(draft: ResumeDraft, history: Members) {
  for (const employer of history.records('EmployerHistory')) {
    const organization = employer.text('OrganizationName');
    // A letter that stands for a branch of industry.
    employer.pass('IndustryCode');
    const { location, links } = readOrganization(employer);
    for (const [at, position] of employer.records('PositionHistory').entries()) {
      const own = formatPlace(position.text('City'), regionName(position.text('Country')));
      const item: Item = {
        name: position.text('PositionTitle'),
        organization,
        location: own || location,
        ...readPeriod(position.record('EmploymentPeriod')),
        lines: [
          ...richLines(position.text('Description')),
          ...(at === 0 ? links : []).map((link) => linkLine(link)),
        ],
        sameEmployer: at > 0,
      };
      draft.add('experience', entryOfItem('experience', item));
    }
  }
}

export function addEducation(draft: ResumeDraft, history: Members) {
  for (const study of history.records('EducationOrganizationAttendance')) {
    const { location, links } = readOrganization(study);
    const degrees = study.records('EducationDegree');
    const level = study.text('EducationLevelCode');
    const lines = [...labelledLine(WORDS.eqf, level), ...links.map((link) => linkLine(link))];
    const item: Item = {
      name: degrees
        .map((degree) => degree.text('DegreeName'))
        .filter(Boolean)
        .join(', '),
      organization: study.text('OrganizationName'),
      location,
      ...readPeriod(study.record('AttendancePeriod')),
      lines: [...degrees.flatMap(degreeLines), ...lines],
    };
    draft.add('education', entryOfItem('education', item));
  }
}

function degreeLines(degree: Members): Line[] {
  // Numbers of a classification.
  degree.pass('FieldOfStudy');
  const credits = [degree.text('NumberOfCredit'), degree.text('CreditType')]
    .filter(Boolean)
    .join(' ');
  return [
    ...labelledLine(WORDS.grade, degree.record('FinalGrade').text('ScoreText')),
    ...labelledLine(WORDS.thesis, degree.text('Thesis')),
    ...labelledLine(WORDS.credits, credits),
    ...richLines(degree.text('OccupationalSkillsCovered')),
  ];
}

export function addPublications(draft: ResumeDraft, history: Members) {
  for (const publication of history.records('Publication')) {
    const item: Item = {
      name: publication.text('Title'),
      organization: [publication.text('Journal'), publication.text('Publisher')]
        .filter(Boolean)
        .join(', '),
      startDate: publication.text('Year'),
      url: publication.record('DOI').text('Link'),
      lines: richLines(publication.text('FormattedPublicationDescription')),
    };
    const entry = entryOfItem('publication', item);
    const authors = publication.text('Authors');
    draft.add('publication', { ...entry, texts: { ...entry.texts, authors } });
  }
}

/** Sections of a person's own: those of one title, which the portal writes apart, are one. */
export function addOthers(draft: ResumeDraft, others: readonly Members[]) {
  for (const other of others) {
    const title = other.text('Title');
    const entries = other
      .records('Other')
      .map((entry) => ownEntry(readOther(entry)))
      .filter(isSaid);
    const before = draft.own.get(title)?.entries ?? [];
    if (entries.length > 0) draft.own.set(title, { title, entries: [...before, ...entries] });
  }
}

const readOther = (entry: Members): Item => ({
  name: entry.text('Title'),
  ...readPeriod(entry.record('Date')),
  lines: [
    ...richLines(entry.text('Description')),
    ...entry.texts('Link').map((link) => ({ text: plainLine(linkLine(link)) })),
  ],
});
