import {
  chooseHeadings,
  type HeadingStyle,
  headingStyle,
  isBelowLevel,
} from '../headings/choose-headings.ts';
import type { Heading } from '../headings/find-headings.ts';
import { bodySize } from '../headings/look.ts';
import { sectionOfHeading } from '../headings/name-section.ts';
import { labelRows } from '../labels/label-rows.ts';
import { rowSize, rowText, type TextRow } from '../lines/row.ts';
import { isOurHeading } from '../our-files/our-pdf.ts';
import { dropEntryTitles, employersAmong } from './entry-headings.ts';
import { asMissingMain } from './missing-main.ts';
import { asJobs } from './other-jobs.ts';
import { asContact } from './said-contact.ts';
import { besideTitle, type FoundSection } from './section.ts';
import { settleKinds } from './settle-kinds.ts';
import { cutSkillsAsHeadings } from './skills-as-headings.ts';
import { isSettled, splitByLabels } from './split-by-labels.ts';

/** The sections of each column of a document, each of the kind that its heading or, where that is unknown, its content says. */
export function splitSections(columns: readonly (readonly TextRow[])[]): FoundSection[][] {
  const style = headingStyle(columns);
  const settled = settleKinds(
    columns,
    columns.map((rows) => cutAtLabels(rows, style)),
  );
  const whole = cutSkillsAsHeadings(settled.map((sections) => sections.map(asJobs)));
  return asMissingMain(whole.map((sections) => sections.map(asContact)));
}

/** The same of our own paper, where every title is told by its size, whatever it says. */
export const splitOurSections = (columns: readonly (readonly TextRow[])[]): FoundSection[][] =>
  columns.map((rows) => {
    const starts = [...rows.keys()].filter((at) => rows[at] && isOurHeading(rows[at].line));
    const head = rows.slice(0, starts[0]);
    const headed = starts.flatMap((at, index) => ourSection(rows.slice(at, starts[index + 1])));
    return head.length > 0 ? [{ kind: 'head', rows: head, sure: 1 }, ...headed] : headed;
  });

function ourSection([title, ...rows]: readonly TextRow[]): FoundSection[] {
  const [cell] = title?.cells ?? [];
  const kind = sectionOfHeading(cell?.text ?? '') ?? 'other';
  return cell ? [{ kind, title: cell, rows, sure: 1 }] : [];
}

function cutAtLabels(rows: readonly TextRow[], style: HeadingStyle): FoundSection[] {
  const sections = cutAtHeadings(rows, style);
  if (sections.every(isSettled)) return sections;
  const labels = labelRows(rows);
  const labelOf = new Map(
    rows.map((row, at) => [row, isBelowLevel(row, style) ? undefined : labels[at]]),
  );
  // A person's name may stand below a few words about them.
  const name = rows.find((row) => rowSize(row) >= style.largest && isName(row, rows));
  if (name) labelOf.set(name, { label: 'name', chance: 1 });
  return sections.flatMap((section) => splitByLabels(section, labelOf));
}

/** The least ratio of the name to most text. */
const LARGE = 1.5;

/** Checks whether a row is so much larger than the text that it is the name, and holds words alone. */
const isName = (row: TextRow, rows: readonly TextRow[]): boolean =>
  rowSize(row) > bodySize(rows) * LARGE && !/[\d@]/u.test(rowText(row));

/** The sureness of a section of jobs that its first employer begins. */
const EMPLOYER_SURE = 0.7;

/** A column of text as its sections, in order. What stands beside a heading of a column of labels is its first row. */
export function cutAtHeadings(rows: readonly TextRow[], style: HeadingStyle): FoundSection[] {
  const chosen = chooseHeadings(rows, style);
  const employers = employersAmong(rows, chosen, style);
  const headings = dropEntryTitles(rows, chosen);
  for (const at of employers) headings.delete(at);
  const starts = [...headings.keys(), ...employers].sort((a, b) => a - b);
  const head: FoundSection = { kind: 'head', rows: rows.slice(0, starts[0]), sure: 1 };
  const headed = starts.map((at, index): FoundSection => {
    const heading = headings.get(at);
    if (!heading)
      return { kind: 'experience', rows: rows.slice(at, starts[index + 1]), sure: EMPLOYER_SURE };
    const titleRows = rows.slice(at, at + heading.rows);
    const beside = heading.isLabel ? titleRows.flatMap(besideTitle) : [];
    const below = rows.slice(at + heading.rows, starts[index + 1]);
    return sectionOf(heading, [...beside, ...below]);
  });
  const sections = head.rows.length > 0 ? [head, ...headed] : headed;
  return sections.flatMap((section) => splitAtTitle(section, rows));
}

/** The least ratio to a heading of the name that begins another column of a table. */
const TITLE = 1.4;

/** Text far larger than the headings that stands below one of them is the name, and begins the head. */
function splitAtTitle(section: FoundSection, all: readonly TextRow[]): FoundSection[] {
  const { title, rows } = section;
  const largest = Math.max(...all.map(rowSize));
  const at = title ? rows.findIndex((row) => rowSize(row) >= largest - 0.1) : -1;
  if (at < 0 || !title || largest < title.size * TITLE) return [section];
  const head: FoundSection = { kind: 'head', rows: rows.slice(at), sure: 1 };
  return [{ ...section, rows: rows.slice(0, at) }, head];
}

function sectionOf({ kind, title, score, isAlike }: Heading, rows: TextRow[]): FoundSection {
  return { kind, title, rows, sure: Math.min(1, 0.5 + score / 12), ...(isAlike && { isAlike }) };
}
