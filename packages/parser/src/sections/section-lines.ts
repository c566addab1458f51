import { EMAIL, PHONE } from '../contact/contact-patterns.ts';
import { extractSideColumn } from '../entries/columns/extract-side-column.ts';
import { extractSideNames } from '../entries/columns/extract-side-names.ts';
import {
  cutLeadingDates,
  extractTrailing,
  joinBrokenDates,
} from '../entries/columns/extract-trailing.ts';
import { dropBareLabels, dropRemarks } from '../entries/drop-remarks.ts';
import { cutLabels } from '../entries/field-labels/cut-labels.ts';
import { takeLabels } from '../entries/field-labels/take-labels.ts';
import { joinWrapped, type Measure } from '../lines/join-wrapped.ts';
import type { Line } from '../lines/line.ts';
import type { Cell, TextRow } from '../lines/row.ts';
import type { FoundSection } from './section.ts';

/** A section with the measures of its column, and whether it stands in a file that we made. */
export type Measured = FoundSection & { measure: Measure; isOurs: boolean };

/** The lines of a section: dates beside what they date, wrapped lines whole. */
export function linesOf({ kind, rows, measure, isOurs }: Measured): Line[] {
  const lasts = kind !== 'certifications' && kind !== 'awards';
  return laidLines(dropRemarks(rows, isOurs), measure, lasts);
}

/** The same of a section of entries, without the labels that lead their parts, which our own files have none of. */
export function entryLinesOf(section: Measured): Line[] {
  const { rows, measure, isOurs } = section;
  if (isOurs) return linesOf(section);
  return linesOf({
    ...section,
    rows: dropBareLabels(takeLabels(measure.wraps ? cutLabels(rows) : rows)),
  });
}

/** The same with the addresses of the web, which name nothing but publications. */
export const addressedLinesOf = ({ rows, measure }: Measured): Line[] =>
  laidLines(rows, measure, false);

/** The same of a section of people: how to reach one is a line of its own. */
export const peopleLinesOf = ({ rows, measure }: Measured): Line[] =>
  runsOf(rows).flatMap((run) => laidLines(run, measure, false));

/** The rows between those that begin with an address or a number, each of which is a run itself. */
function runsOf(rows: readonly TextRow[]): TextRow[][] {
  const runs: TextRow[][] = [];
  let isOpen = false;
  for (const row of rows) {
    const [first] = row.cells;
    const isContact = first !== undefined && (startsWith(first, EMAIL) || startsWith(first, PHONE));
    if (isOpen && !isContact) runs.at(-1)?.push(row);
    else runs.push([row]);
    isOpen = !isContact;
  }
  return runs;
}

const startsWith = ({ text }: Cell, pattern: RegExp): boolean => text.search(pattern) === 0;

function laidLines(rows: readonly TextRow[], measure: Measure, lasts: boolean): Line[] {
  const sided = extractSideNames(extractSideColumn(rows, lasts));
  return joinWrapped(extractTrailing(joinBrokenDates(cutLeadingDates(sided))), measure);
}
