import type { FieldName, FieldRef } from '../resume/field-ref.ts';
import { type PrintedText, printedLines, printedPoints } from '../resume/print/printed-text.ts';
import { listPrintedEntries, shownSections } from '../resume/print/shown-sections.ts';
import { type Resume, type TextKind, textOf } from '../resume/resume.ts';
import type { PaperSection, Sections } from '../resume/sections/create-sections.ts';
import type { EntrySection } from '../resume/sections/define-section.ts';
import { pointsIn } from '../resume/sections/entries/member-values.ts';
import { isOwnKey } from '../resume/sections/own-key.ts';
import { sectionsOf } from '../resume/sections/sections-of.ts';
import { nameOfEntry } from '../resume/titles.ts';
import { findPlaceholders } from './find-placeholders.ts';

/** A placeholder that stands on the paper. */
export type PrintedPlaceholder = {
  /** Label of what is asked for: "number". */
  label: string;
  /** Its place, for a person: "Experience, Welder". */
  location: string;
  /** The line that it stands in, without its bullet. */
  text: string;
  /** The field, with the line; `nth` counts the placeholders of that line from 0. */
  ref: FieldRef;
  nth: number;
};

/** The fields of free text of a kind of entry: only in these, and in texts, are words in brackets taken for placeholders. */
const freeTextsOf = ({ fields }: EntrySection): FieldName[] =>
  fields
    .filter(({ prints }) => prints === 'points')
    .flatMap(({ members }) => Object.keys(members) as FieldName[]);

/** Checks whether words in brackets are taken for placeholders in this field. */
export const mayHoldPlaceholders = (field: FieldName, sections: Sections): boolean =>
  isOwnKey(field) ||
  sections.kinds.some((section) =>
    section.shape === 'text' ? section.kind === field : freeTextsOf(section).includes(field),
  );

/** A line of free text as it is printed, and where it stands. */
type FreeText = { printed: PrintedText; location: string };

/** The placeholders of everything that is printed, in the order of the paper. */
export function listPlaceholders(resume: Resume, sections: Sections): PrintedPlaceholder[] {
  const known = sectionsOf(resume, sections);
  return shownSections(resume, known)
    .flatMap((section) => listFreeTexts(resume, section, known))
    .flatMap(placeholdersOf);
}

function listFreeTexts(resume: Resume, section: PaperSection, sections: Sections): FreeText[] {
  const kind = sections.kindOf(section);
  const title = sections.titleOf(section);
  if (!kind) {
    const field = section as TextKind;
    const lines = printedLines(textOf(resume, field), { section, field });
    return lines.map((printed) => ({ printed, location: title }));
  }
  const fields = freeTextsOf(sections.ofKind(kind));
  return listPrintedEntries(resume, kind).flatMap((entry) => {
    const name = nameOfEntry(kind, entry, sections);
    const location = name ? `${title}, ${name}` : title;
    return fields
      .flatMap((field) =>
        printedPoints(pointsIn(entry, field), { section, entryId: entry.id, field }),
      )
      .map((printed) => ({ printed, location }));
  });
}

const placeholdersOf = ({ printed: { text, ref }, location }: FreeText): PrintedPlaceholder[] =>
  findPlaceholders(text).map(({ label }, nth) => ({ label, location, text, ref, nth }));
