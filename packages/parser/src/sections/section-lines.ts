import { liftSideColumn } from '../entries/columns/lift-side-column.ts';
import { liftSideNames } from '../entries/columns/lift-side-names.ts';
import {
  cutLeadingDates,
  joinBrokenDates,
  liftTrailing,
} from '../entries/columns/lift-trailing.ts';
import { dropBareLabels, dropRemarks } from '../entries/drop-remarks.ts';
import { cutLabels } from '../entries/field-labels/cut-labels.ts';
import { takeLabels } from '../entries/field-labels/take-labels.ts';
import { joinWrapped, type Measure } from '../lines/join-wrapped.ts';
import type { Line } from '../lines/line.ts';
import type { Row } from '../lines/row.ts';
import type { Section } from './section.ts';

/** A section with the measures of its column. */
export type Measured = Section & { measure: Measure };

/** The lines of a section: dates beside what they date, wrapped lines whole. */
export function linesOf({ kind, rows, measure }: Measured): Line[] {
  const lasts = kind !== 'certifications' && kind !== 'awards';
  return laidLines(dropRemarks(rows), measure, lasts);
}

/** The same of a section of entries, without the labels that lead their parts. */
export function entryLinesOf(section: Measured): Line[] {
  const { rows, measure } = section;
  return linesOf({
    ...section,
    rows: dropBareLabels(takeLabels(measure.wraps ? cutLabels(rows) : rows)),
  });
}

/** The same with the addresses of the web, which name nothing but publications and people. */
export const addressedLinesOf = ({ rows, measure }: Measured): Line[] =>
  laidLines(rows, measure, false);

function laidLines(rows: readonly Row[], measure: Measure, lasts: boolean): Line[] {
  const sided = liftSideNames(liftSideColumn(rows, lasts));
  return joinWrapped(liftTrailing(joinBrokenDates(cutLeadingDates(sided))), measure);
}
