import { decideKind } from '../content/classify-section.ts';
import { chooseHeadings } from '../headings/choose-headings.ts';
import type { Heading } from '../headings/find-headings.ts';
import type { SectionKind } from '../headings/heading-lexicon.ts';
import { sectionOfHeading } from '../headings/name-section.ts';
import type { Cell, Row } from '../lines/row.ts';

/** A part of the document under one heading; `head` is what stands before the first. */
export type Section = {
  kind: SectionKind | 'head';
  title?: Cell;
  rows: Row[];
  /** How sure the heading is, 0 to 1. */
  sure: number;
};

/** A column of text as its sections, each of the kind that its heading and its content say together. */
export const splitSections = (rows: readonly Row[]): Section[] => cutAtHeadings(rows).map(decided);

function decided(section: Section): Section {
  const { kind, title, rows } = section;
  if (kind === 'head' || !title) return section;
  const trust = kind === 'other' ? 'unknown' : 'likely';
  const found = decideKind(kind, sectionOfHeading(title.text) ? 'exact' : trust, rows);
  return found === kind ? section : { ...section, kind: found, sure: Math.min(section.sure, 0.75) };
}

/** A column of text as its sections, in order. What stands beside a heading of a column of labels is its first row. */
export function cutAtHeadings(rows: readonly Row[]): Section[] {
  const headings = chooseHeadings(rows);
  const sections: Section[] = [{ kind: 'head', rows: [], sure: 1 }];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (row === undefined) continue;
    const heading = headings.get(at);
    if (heading) sections.push(sectionOf(heading));
    const last = sections.at(-1);
    if (!heading) last?.rows.push(row);
    else {
      const taken = heading.isLabel ? rows.slice(at, at + heading.rows) : [];
      for (const each of taken) last?.rows.push(...besideTitle(each));
      at += heading.rows - 1;
    }
  }
  return sections.filter(({ kind, rows: held }) => kind !== 'head' || held.length > 0);
}

function sectionOf({ kind, title, score }: Heading): Section {
  return { kind, title, rows: [], sure: Math.min(1, 0.5 + score / 12) };
}

function besideTitle(row: Row): Row[] {
  return row.cells.length > 1 ? [{ ...row, cells: row.cells.slice(1), marker: '' }] : [];
}
