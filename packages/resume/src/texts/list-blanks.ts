import type { FieldName, FieldRef } from '../field-ref.ts';
import { listPrintedEntries, shownSections } from '../print/shown-sections.ts';
import { type Resume, type TextKind, textOf } from '../resume.ts';
import type { PaperSection, Sections } from '../sections/create-sections.ts';
import type { EntrySection } from '../sections/define-section.ts';
import { flatEntry } from '../sections/entry.ts';
import { isOwnKey } from '../sections/own-section.ts';
import { SECTIONS } from '../sections/sections.ts';
import { sectionsOf } from '../sections/sections-of.ts';
import { nameOfEntry } from '../titles.ts';
import { bulletLines } from './bullets.ts';
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

type FreeText = { text: string; place: string; ref: FieldRef };

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
    return [{ text: textOf(resume, field), place: title, ref: { section, field } }];
  }
  const fields = freeTextsOf(sections.ofKind(kind));
  return listPrintedEntries(resume, kind).flatMap((entry) => {
    const name = nameOfEntry(kind, entry, sections);
    const place = name ? `${title}, ${name}` : title;
    const texts = new Map<string, unknown>(Object.entries(flatEntry(kind, entry, sections)));
    return fields.map((field) => ({
      text: String(texts.get(field)),
      place,
      ref: { section, entryId: entry.id, field },
    }));
  });
}

function blanksOf({ text: whole, place, ref }: FreeText): PrintedBlank[] {
  return bulletLines(whole).flatMap(({ text, line }) =>
    findBlanks(text).map(({ label }, nth) => ({
      label,
      place,
      text,
      ref: { ...ref, line },
      nth,
    })),
  );
}
