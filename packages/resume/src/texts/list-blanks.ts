import type { FieldName, FieldRef } from '../field-ref.ts';
import type { EntryKind, EntryOf, PaperSection, Resume } from '../resume.ts';
import { listPrintedEntries, shownSections } from '../shown-sections.ts';
import { nameOfEntry, SECTION_OF_KIND, SECTION_TITLES } from '../titles.ts';
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

/** Fields of free text: only in these are words in brackets taken for blanks. */
const FREE_TEXTS: ReadonlySet<FieldName> = new Set(['summary', 'skills', 'bullets', 'relevance']);

/** Whether words in brackets are taken for blanks in this field. */
export const mayHoldBlanks = (field: FieldName): boolean => FREE_TEXTS.has(field);

type FreeText = { text: string; place: string; ref: FieldRef };

/** The blanks of everything that is printed, in the order of the paper. */
export function listBlanks(resume: Resume): PrintedBlank[] {
  return shownSections(resume)
    .flatMap((section) => FREE_TEXTS_OF[section](resume))
    .flatMap(blanksOf);
}

const FREE_TEXTS_OF: Record<PaperSection, (resume: Resume) => FreeText[]> = {
  summary: ({ summary }) => [ofSection('summary', summary)],
  skills: ({ skills }) => [ofSection('skills', skills)],
  experience: (resume) => ofEntries(resume, 'experience', bulletsOf),
  education: (resume) => ofEntries(resume, 'education', bulletsOf),
  projects: (resume) => ofEntries(resume, 'project', relevanceOf),
  certifications: (resume) => ofEntries(resume, 'certification', relevanceOf),
  awards: (resume) => ofEntries(resume, 'award', relevanceOf),
};

type EntryText = { field: FieldName; text: string };

const bulletsOf = ({ bullets }: { bullets: string }): EntryText => ({
  field: 'bullets',
  text: bullets,
});

const relevanceOf = ({ relevance }: { relevance: string }): EntryText => ({
  field: 'relevance',
  text: relevance,
});

const ofSection = (section: 'summary' | 'skills', text: string): FreeText => ({
  text,
  place: SECTION_TITLES[section],
  ref: { section, field: section },
});

function ofEntries<K extends EntryKind>(
  resume: Resume,
  kind: K,
  read: (entry: EntryOf<K>) => EntryText,
): FreeText[] {
  const section = SECTION_OF_KIND[kind];
  return listPrintedEntries(resume, kind).map((entry) => {
    const { field, text } = read(entry);
    const name = nameOfEntry(kind, entry);
    const place = [SECTION_TITLES[section], ...(name ? [name] : [])].join(', ');
    return { text, place, ref: { section, entryId: entry.id, field } };
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
