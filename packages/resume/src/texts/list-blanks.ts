import type { FieldName, FieldRef } from '../field-ref.ts';
import type { Points } from '../fields/point.ts';
import { type PrintedText, printedLines, printedPoints } from '../print/printed-text.ts';
import { listPrintedEntries, shownSections } from '../print/shown-sections.ts';
import { type Resume, type TextKind, textOf } from '../resume.ts';
import type { PaperSection, Sections } from '../sections/create-sections.ts';
import type { EntrySection } from '../sections/define-section.ts';
import { isOwnKey } from '../sections/own-section.ts';
import { SECTIONS } from '../sections/sections.ts';
import { sectionsOf } from '../sections/sections-of.ts';
import { nameOfEntry } from '../titles.ts';
import { findBlanks } from './find-blanks.ts';

/** A blank that stands on the paper. */
export type PrintedBlank = {
  /** What is asked for: "number". */
  label: string;
  /** Where it stands, for a person: "Experience, Welder". */
  place: string;
  /** The line that it stands in, without its bullet. */
  text: string;
  /** The field, with the line; `nth` counts the blanks of that line from 0. */
  ref: FieldRef;
  nth: number;
};

/** The fields of free text of a kind of entry: only in these, and in texts, are words in brackets taken for blanks. */
const freeTextsOf = ({ fields }: EntrySection): FieldName[] =>
  fields
    .filter(({ prints }) => prints === 'points')
    .flatMap(({ members }) => Object.keys(members) as FieldName[]);

/** Whether words in brackets are taken for blanks in this field. */
export const mayHoldBlanks = (field: FieldName, sections = SECTIONS): boolean =>
  isOwnKey(field) ||
  sections.kinds.some((section) =>
    section.shape === 'text' ? section.kind === field : freeTextsOf(section).includes(field),
  );

/** A line of free text as it is printed, and where it stands. */
type FreeText = { printed: PrintedText; place: string };

/** The blanks of everything that is printed, in the order of the paper. */
export function listBlanks(resume: Resume, sections = SECTIONS): PrintedBlank[] {
  const known = sectionsOf(resume, sections);
  return shownSections(resume, known)
    .flatMap((section) => listFreeTexts(resume, section, known))
    .flatMap(blanksOf);
}

function listFreeTexts(resume: Resume, section: PaperSection, sections: Sections): FreeText[] {
  const kind = sections.kindOf(section);
  const title = sections.titleOf(section);
  if (!kind) {
    const field = section as TextKind;
    const lines = printedLines(textOf(resume, field), { section, field });
    return lines.map((printed) => ({ printed, place: title }));
  }
  const fields = freeTextsOf(sections.ofKind(kind));
  return listPrintedEntries(resume, kind).flatMap((entry) => {
    const name = nameOfEntry(kind, entry, sections);
    const place = name ? `${title}, ${name}` : title;
    const values = new Map<string, unknown>(Object.entries(entry));
    return fields
      .flatMap((field) =>
        printedPoints(values.get(field) as Points, { section, entryId: entry.id, field }),
      )
      .map((printed) => ({ printed, place }));
  });
}

const blanksOf = ({ printed: { text, ref }, place }: FreeText): PrintedBlank[] =>
  findBlanks(text).map(({ label }, nth) => ({ label, place, text, ref, nth }));
