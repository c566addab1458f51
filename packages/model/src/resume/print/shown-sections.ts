import { isEmptyText } from '../../texts/bullets.ts';
import {
  entriesOf,
  paperOrder,
  type Resume,
  sectionSettings,
  type TextKind,
  textOf,
} from '../resume.ts';
import { isEmptyOnPaper } from '../rules/is-empty-entry.ts';
import type { PaperSection, Sections } from '../sections/create-sections.ts';
import type { EntryOf } from '../sections/entries/entry.ts';
import type { EntryKind } from '../sections/registry.ts';
import { sectionsOf } from '../sections/sections-of.ts';
import { nameOfEntry } from '../titles.ts';

/** Sections that stand on the paper, in the resume's order (display rules of spec section 5). */
export function shownSections(resume: Resume, sections: Sections): PaperSection[] {
  const known = sectionsOf(resume, sections);
  return paperOrder(resume, known).filter((section) => isShown(resume, section, known));
}

/** Sections that say something, printed or not, in the resume's order. */
export function saidSections(resume: Resume, sections: Sections): PaperSection[] {
  const known = sectionsOf(resume, sections);
  return paperOrder(resume, known).filter((section) => {
    const kind = known.kindOf(section);
    if (!kind) return isShown(resume, section, known);
    return !sectionSettings(resume, kind).isHidden && listPrintedEntries(resume, kind).length > 0;
  });
}

/** A text that says something, or a list with an entry that has a name. */
function isShown(resume: Resume, section: PaperSection, sections: Sections): boolean {
  const kind = sections.kindOf(section);
  // A text has the address of its kind.
  if (sectionSettings(resume, kind ?? section).isHidden) return false;
  if (!kind) return !isEmptyText(textOf(resume, section as TextKind));
  return entriesOf(resume, kind).some(
    (entry) => !entry.hidden && nameOfEntry(kind, entry, sections) !== '',
  );
}

/** Entries of one kind that are not hidden and say something that is not, in order: what is printed where their section shows. */
export function listPrintedEntries<K extends EntryKind>(resume: Resume, kind: K): EntryOf<K>[] {
  return entriesOf(resume, kind).filter((entry) => !entry.hidden && !isEmptyOnPaper(entry));
}
