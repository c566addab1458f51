import { findDates } from '../dates/find-dates.ts';
import { degreeScore } from '../evidence/word-score.ts';
import { openKindOf } from '../headings/open-headings.ts';
import { rowText } from '../lines/row.ts';
import { holdsJobs } from './other-jobs.ts';
import type { FoundSection } from './section.ts';

/** Headings that say beyond doubt that nobody was paid. */
const UNPAID =
  /volunt|vrijwillig|ehrenamt|b[eé]n[eé]vol|community|charit|associati|gesellschaftlich|sozial/iu;

/** Headings that mean studies as well as courses. */
const OF_EITHER = /^\W*(?:academic |my )?(?:training|trainings|formations?)\W*$/iu;

/**
 * Reads a section whose heading means another kind elsewhere as what the document has no section of: studies under "Training",
 * jobs under "Engagements".
 */
export function asMissingMain(columns: readonly FoundSection[][]): FoundSection[][] {
  const kinds = new Set(columns.flat().map(({ kind }) => kind));
  return columns.map((sections) =>
    sections.map((section) => {
      const open = section.title && openKindOf(section.title.text);
      if (open === 'course' && !kinds.has('education') && holdsStudies(section))
        return { ...section, kind: 'education', isMain: true };
      if (open !== 'volunteering' || kinds.has('experience') || isUnpaid(section)) return section;
      return holdsJobs(section.rows) ? { ...section, kind: 'experience', isMain: true } : section;
    }),
  );
}

const isUnpaid = ({ title }: FoundSection): boolean => UNPAID.test(title?.text ?? '');

/** The share of the dated rows that name a degree. */
const OF_STUDIES = 0.5;

function holdsStudies({ title, rows }: FoundSection): boolean {
  if (!OF_EITHER.test(title?.text ?? '')) return false;
  const texts = rows.map(rowText);
  const dated = texts.filter((text) => findDates(text).length > 0);
  const studies = texts.filter((text) => degreeScore(text) > 0);
  return dated.length > 0 && studies.length >= OF_STUDIES * dated.length;
}
