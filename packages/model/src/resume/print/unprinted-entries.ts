import type { Message } from '@shortlist/messages';
import type { FieldName, FieldRef } from '../field-ref.ts';
import { entriesOf, type Resume, sectionSettings } from '../resume.ts';
import { isEmptyEntry } from '../rules/is-empty-entry.ts';
import type { EntriesOfAnyKind, Sections } from '../sections/create-sections.ts';
import type { EntryOf } from '../sections/entries/entry.ts';
import type { EntryKind } from '../sections/registry.ts';
import { sectionsOf } from '../sections/sections-of.ts';
import { entryTitle, nameOfEntry } from '../titles.ts';
import { shownSections } from './shown-sections.ts';

/**
 * Returns the note at an entry that says something but has no name. A section is printed once one of its entries has
 * one (`shownSections`): until then the entry is not on the page, and after that it is there without a name.
 */
export function namelessNote<K extends EntryKind>(
  resume: Resume,
  kind: K,
  entry: EntryOf<K>,
  sections: Sections,
): Message<'advice'> | undefined {
  if (entry.hidden || isEmptyEntry(entry) || nameOfEntry(kind, entry, sections) !== '')
    return undefined;
  const { words, path } = sections.ofKind(kind);
  const isPrinted = shownSections(resume, sections).includes(path);
  const code = isPrinted ? 'advice.namelessOnPage' : 'advice.namelessOffPage';
  return { code, params: { naming: words.naming } };
}

/** An entry that says something and is not printed. */
export type UnprintedEntry = {
  /** Its title: "Experience 2". */
  title: string;
  /** Reason that it is not printed: "no role and no company". */
  lacks: string;
  /** The field that would put it on the page. */
  ref: FieldRef;
};

/** The entries that say something and are not printed, in the order of the sections. */
export function unprintedEntries(resume: Resume, sections: Sections): UnprintedEntry[] {
  const known = sectionsOf(resume, sections);
  const shown = new Set(shownSections(resume, known));
  return known.entries.flatMap((section) =>
    shown.has(section.path) || sectionSettings(resume, section.kind).isHidden
      ? []
      : unprintedOf(resume, section, known),
  );
}

function unprintedOf(
  resume: Resume,
  { kind, path, words, naming }: EntriesOfAnyKind,
  sections: Sections,
): UnprintedEntry[] {
  // What names an entry is a field of it.
  const field = naming[0] as FieldName;
  return entriesOf(resume, kind).flatMap((entry, position) =>
    entry.hidden || isEmptyEntry(entry)
      ? []
      : [
          {
            title: entryTitle(kind, entry, position, sections),
            lacks: words.nameless,
            ref: { section: path, entryId: entry.id, field },
          },
        ],
  );
}
