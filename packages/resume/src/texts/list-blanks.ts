import type { FieldName, FieldRef } from '../field-ref.ts';
import { listPrintedEntries, shownSections } from '../print/shown-sections.ts';
import type { PaperSection, Resume } from '../resume.ts';
import { ENTRY_SECTIONS, SECTIONS } from '../sections/registry.ts';
import { kindOfSection, nameOfEntry, SECTION_TITLES } from '../titles.ts';
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

/** The fields of free text of each kind of entry: only in these, and in texts, are words in brackets taken for blanks. */
const FREE_TEXTS = new Map(
  ENTRY_SECTIONS.map(({ kind, fields }) => [
    kind,
    fields
      .filter(({ prints }) => prints === 'points')
      .flatMap(({ members }) => Object.keys(members) as FieldName[]),
  ]),
);

const NAMES: ReadonlySet<string> = new Set([
  ...SECTIONS.filter(({ shape }) => shape === 'text').map(({ kind }) => kind),
  ...[...FREE_TEXTS.values()].flat(),
]);

/** Whether words in brackets are taken for blanks in this field. */
export const mayHoldBlanks = (field: FieldName): boolean => NAMES.has(field);

type FreeText = { text: string; place: string; ref: FieldRef };

/** The blanks of everything that is printed, in the order of the paper. */
export function listBlanks(resume: Resume): PrintedBlank[] {
  return shownSections(resume)
    .flatMap((section) => listFreeTexts(resume, section))
    .flatMap(blanksOf);
}

function listFreeTexts(resume: Resume, section: PaperSection): FreeText[] {
  const kind = kindOfSection(section);
  const title = SECTION_TITLES[section];
  if (!kind) {
    const field = section as 'summary' | 'skills';
    return [{ text: resume[field], place: title, ref: { section, field } }];
  }
  return listPrintedEntries(resume, kind).flatMap((entry) => {
    const name = nameOfEntry(kind, entry);
    const place = name ? `${title}, ${name}` : title;
    const texts = new Map<string, unknown>(Object.entries(entry));
    return (FREE_TEXTS.get(kind) ?? []).map((field) => ({
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
