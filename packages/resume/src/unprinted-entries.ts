import type { FieldRef } from './field-ref.ts';
import { ENTRY_LISTS } from './parts-of-resume.ts';
import type { EntryKind, EntryOf, Resume } from './resume.ts';
import { isBlankEntry, shownSections } from './shown-sections.ts';
import { entryTitle, nameOfEntry, SECTION_OF_KIND } from './titles.ts';

/** What names an entry of each kind, in words, and the field to fill in first. */
const NAMING = {
  experience: { words: 'a role or a company', lacks: 'no role and no company', field: 'role' },
  education: { words: 'a degree or a school', lacks: 'no degree and no school', field: 'degree' },
  certification: { words: 'a name', lacks: 'no name', field: 'name' },
  award: { words: 'a name', lacks: 'no name', field: 'name' },
  project: { words: 'a name', lacks: 'no name', field: 'name' },
} as const satisfies Record<EntryKind, { words: string; lacks: string; field: string }>;

/**
 * What is to be said at an entry that says something but has no name. A section is printed once one of its entries has
 * one (`shownSections`): until then the entry is not on the page, and after that it is there without a name.
 */
export function namelessNote<K extends EntryKind>(
  resume: Resume,
  kind: K,
  entry: EntryOf<K>,
): string | undefined {
  if (isBlankEntry(entry) || nameOfEntry(kind, entry) !== '') return undefined;
  const isPrinted = shownSections(resume).includes(SECTION_OF_KIND[kind]);
  return isPrinted
    ? `On the page without a name: add ${NAMING[kind].words}.`
    : `Not on the page yet: add ${NAMING[kind].words}.`;
}

/** An entry that says something and is not printed. */
export type UnprintedEntry = {
  /** What it is called: "Experience 2". */
  title: string;
  /** Why it is not printed: "no role and no company". */
  lacks: string;
  /** The field that would put it on the page. */
  ref: FieldRef;
};

/** The entries that say something and are not printed, in the order of the sections. */
export function unprintedEntries(resume: Resume): UnprintedEntry[] {
  const shown = new Set(shownSections(resume));
  return (Object.keys(ENTRY_LISTS) as EntryKind[]).flatMap((kind) =>
    shown.has(SECTION_OF_KIND[kind]) ? [] : unprintedOf(resume, kind),
  );
}

function unprintedOf<K extends EntryKind>(resume: Resume, kind: K): UnprintedEntry[] {
  const { lacks, field } = NAMING[kind];
  // The list named for K holds entries of K; TypeScript cannot follow that through the lookup.
  const entries = resume[ENTRY_LISTS[kind]] as EntryOf<K>[];
  return entries.flatMap((entry, position) =>
    isBlankEntry(entry)
      ? []
      : [
          {
            title: entryTitle(kind, entry, position),
            lacks,
            ref: { section: SECTION_OF_KIND[kind], entryId: entry.id, field },
          },
        ],
  );
}
