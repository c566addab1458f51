import type { FieldName, FieldRef } from '../field-ref.ts';
import { entriesOf, type Resume } from '../resume.ts';
import { isBlankEntry } from '../rules/is-blank-entry.ts';
import { type EntryKind, type EntryOf, sectionOfKind } from '../sections/entry.ts';
import { ENTRY_SECTIONS } from '../sections/registry.ts';
import { entryTitle, nameOfEntry, SECTION_OF_KIND } from '../titles.ts';
import { shownSections } from './shown-sections.ts';

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
  const { words } = sectionOfKind(kind);
  const isPrinted = shownSections(resume).includes(SECTION_OF_KIND[kind]);
  return isPrinted
    ? `On the page without a name: add ${words.naming}.`
    : `Not on the page yet: add ${words.naming}.`;
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
  return ENTRY_SECTIONS.flatMap(({ kind, path }) =>
    shown.has(path) ? [] : unprintedOf(resume, kind),
  );
}

function unprintedOf(resume: Resume, kind: EntryKind): UnprintedEntry[] {
  const { words, naming } = sectionOfKind(kind);
  // What names an entry is a field of it.
  const field = naming[0] as FieldName;
  return entriesOf(resume, kind).flatMap((entry, position) =>
    isBlankEntry(entry)
      ? []
      : [
          {
            title: entryTitle(kind, entry, position),
            lacks: words.nameless,
            ref: { section: SECTION_OF_KIND[kind], entryId: entry.id, field },
          },
        ],
  );
}
