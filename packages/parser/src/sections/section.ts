import type { SectionKind } from '../headings/heading-lexicon.ts';
import { isNamed } from '../headings/name-section.ts';
import type { OpenKind } from '../headings/open-headings.ts';
import type { Cell, TextRow } from '../lines/row.ts';

/** A part of the document under one heading; `head` is what stands before the first. */
export type FoundSection = {
  kind: SectionKind | 'head';
  title?: Cell;
  rows: TextRow[];
  /** The sureness of the heading, 0 to 1. */
  sure: number;
  /** Its heading is of unknown words, set like the known ones. */
  isAlike?: true;
  /** It is read by its kind, though its heading means another elsewhere: the document has no other of that kind. */
  isMain?: true;
  /** It becomes a section that not every resume has, or one of the person's own. */
  open?: OpenKind | 'own';
};

/** Checks whether a section is read by its kind, and is no section that only some resumes have. */
export const isAbout =
  (kind: SectionKind) =>
  (section: FoundSection): boolean =>
    section.kind === kind && section.open === undefined;

/** Checks whether the words of the section's heading say what it is about. */
export const isKnown = ({ title }: FoundSection): boolean =>
  title !== undefined && isNamed(title.text);

/** Returns the text beside a heading in its row: the first text below it. */
export const besideTitle = (row: TextRow): TextRow[] =>
  row.cells.length > 1 ? [{ ...row, cells: row.cells.slice(1), marker: '' }] : [];
