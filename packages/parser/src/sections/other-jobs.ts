import { findDates } from '../dates/find-dates.ts';
import { degreeScore, hasLegalForm, roleScore, schoolScore } from '../evidence/word-score.ts';
import { isNamed, sectionOfHeading } from '../headings/name-section.ts';
import { openKindOf } from '../headings/open-headings.ts';
import { rowText, type TextRow } from '../lines/row.ts';
import type { FoundSection } from './section.ts';

/** The share of the dated rows that have a role in or beside them where a section is one of jobs. */
const OF_JOBS = 0.5;

/**
 * Reads a section as experience where what it dates are jobs: one under "Research", "Leadership" or "Involvement", which the lexicon knows and
 * no kind has, or one under a heading of the writer's own that names education, and whose entries name companies and no schools.
 */
export function asJobs(section: FoundSection): FoundSection {
  const { kind, title, rows } = section;
  if (kind === 'education' && title && !isNamed(title.text) && namesCompanies(rows))
    return { ...section, kind: 'experience' };
  if (kind !== 'other' || !title || sectionOfHeading(title.text) !== 'other') return section;
  return openKindOf(title.text) === undefined && holdsJobs(rows)
    ? { ...section, kind: 'experience' }
    : section;
}

function namesCompanies(rows: readonly TextRow[]): boolean {
  const dated = rows.filter(isPeriodOrDate).map(rowText);
  const companies = dated.filter(hasLegalForm);
  const studies = rows.map(rowText).filter((text) => degreeScore(text) + schoolScore(text) > 0);
  return companies.length > 0 && companies.length * 2 >= dated.length && studies.length === 0;
}

const isPeriodOrDate = (row: TextRow): boolean => findDates(rowText(row)).length > 0;

/** Checks whether most of what the rows date names a role. */
export function holdsJobs(rows: readonly TextRow[]): boolean {
  const dated = [...rows.keys()].filter((at) => isPeriod(rows[at]));
  const ofRoles = dated.filter((at) =>
    [at, at - 1, at + 1].some((near) => namesRole(rows[near], near !== at)),
  );
  return dated.length > 0 && ofRoles.length >= OF_JOBS * dated.length;
}

/** Has a range of dates, or one with its month: a year alone dates a talk or a paper too. */
const isPeriod = (row: TextRow | undefined): boolean =>
  row !== undefined &&
  findDates(rowText(row)).some(({ isRange, start }) => isRange || /\p{L}/u.test(start));

/** In words: longer text describes work, and names no role. */
const LONGEST_NAME = 12;

const namesRole = (row: TextRow | undefined, isBeside: boolean): boolean =>
  row !== undefined &&
  !(isBeside && row.marker !== '') &&
  rowText(row).split(/\s+/u).length <= LONGEST_NAME * 2 &&
  row.cells.some(({ text }) => roleScore(text) > 0.9 && text.split(/\s+/u).length <= LONGEST_NAME);
