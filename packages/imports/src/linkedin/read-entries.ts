import { formatDateRange, PRESENT } from '@shortlist/model';
import { type DateRange, readDate } from '../dates/read-date.ts';
import type { ResumeDraft } from '../draft/resume-draft.ts';
import type { Members } from '../members/members.ts';
import { type Line, labelledLine, linkLine } from '../text/line.ts';
import { WORDS } from '../words.ts';
import { flatLines } from './flat-lines.ts';

/** Start and end; of what has begun and has no end, the end is this day. */
function lastingDates(row: Members): DateRange {
  const { startDate, endDate } = datesOf(row);
  return { startDate, endDate: endDate === '' && startDate !== '' ? PRESENT : endDate };
}

const datesOf = (row: Members): DateRange => ({
  startDate: readDate(row.text('Started On', 'Start Date')),
  endDate: readDate(row.text('Finished On', 'End Date')),
});

const rangeOf = ({ startDate, endDate }: DateRange) => formatDateRange(startDate, endDate, false);

const description = (row: Members): Line[] => flatLines(row.text('Description'));

const urlOf = (row: Members): Line[] => {
  const url = row.text('Url');
  return url === '' ? [] : [linkLine(url)];
};

/** A job. Next to one at the same company it is a further role there. */
export function addPosition(draft: ResumeDraft, row: Members) {
  const company = row.text('Company Name');
  const last = draft.entries.get('experience')?.at(-1)?.texts;
  const before = last && 'company' in last ? last.company : undefined;
  draft.add('experience', {
    texts: {
      role: row.text('Title'),
      company,
      location: row.text('Location'),
      ...lastingDates(row),
    },
    lines: description(row),
    sameEmployer: company !== '' && company === before,
  });
}

export function addEducation(draft: ResumeDraft, row: Members) {
  draft.add('education', {
    texts: { degree: row.text('Degree Name'), school: row.text('School Name'), ...datesOf(row) },
    lines: [
      ...flatLines(row.text('Notes')),
      ...labelledLine(WORDS.activities, row.text('Activities').replace(/\s+/gu, ' ')),
    ],
  });
}

/** Archives name some skills twice. */
export function addSkills(draft: ResumeDraft, rows: readonly Members[]) {
  const names = rows.map((row) => row.text('Name')).filter((name) => name !== '');
  draft.addText('skills', [...new Set(names)]);
}

const PROFICIENCIES =
  /^(Native or bilingual|Full professional|Professional working|Limited working|Elementary)(?: proficiency)?$/iu;

export function addLanguage(draft: ResumeDraft, row: Members) {
  const level = row.text('Proficiency');
  const [, known] = PROFICIENCIES.exec(level) ?? [];
  draft.add('language', { texts: { name: row.text('Name'), level: known ?? level } });
}

export function addCertification(draft: ResumeDraft, row: Members) {
  draft.add('certification', {
    texts: {
      name: row.text('Name'),
      organization: row.text('Authority'),
      date: rangeOf(datesOf(row)),
    },
    lines: [...labelledLine(WORDS.licenseNumber, row.text('License Number')), ...urlOf(row)],
  });
}

export function addProject(draft: ResumeDraft, row: Members) {
  draft.add('project', {
    texts: { name: row.text('Title'), date: rangeOf(lastingDates(row)) },
    lines: [...description(row), ...urlOf(row)],
  });
}

export function addHonor(draft: ResumeDraft, row: Members) {
  draft.add('award', {
    texts: {
      name: row.text('Title'),
      organization: row.text('Issuer'),
      date: readDate(row.text('Issued On')),
    },
    lines: description(row),
  });
}

export function addPublication(draft: ResumeDraft, row: Members) {
  draft.add('publication', {
    texts: {
      name: row.text('Name'),
      publisher: row.text('Publisher'),
      date: readDate(row.text('Published On')),
      url: row.text('Url'),
    },
    lines: description(row),
  });
}

export function addCourse(draft: ResumeDraft, row: Members) {
  draft.add('course', { texts: { name: row.text('Name') } });
}

export function addOrganization(draft: ResumeDraft, row: Members) {
  draft.add('membership', {
    texts: {
      organization: row.text('Name'),
      role: row.text('Position', 'Role'),
      ...lastingDates(row),
    },
    lines: description(row),
  });
}

export function addVolunteering(draft: ResumeDraft, row: Members) {
  draft.add('volunteering', {
    texts: {
      role: row.text('Role'),
      organization: row.text('Company Name', 'Organization'),
      ...lastingDates(row),
    },
    lines: description(row),
  });
}

/**
 * Adds what somebody wrote of the person, to be shown on a resume only by choice: it comes hidden. The day is left unplaced, and what the
 * site's status says of it is no matter here.
 */
export function addRecommendation(draft: ResumeDraft, row: Members) {
  row.pass('Status');
  const listed = (...names: readonly string[]) =>
    names.map((name) => row.text(name)).filter(Boolean);
  draft.add('reference', {
    texts: {
      name: listed('First Name', 'Last Name').join(' '),
      position: listed('Job Title', 'Company').join(', '),
      quote: row.text('Text').replace(/\s+/gu, ' '),
    },
    hidden: true,
  });
}
