import { completeSectionOrder } from '../edits/section-order.ts';
import { entriesOf, type PaperSection, type Resume } from '../resume.ts';
import { isBlankEntry } from '../rules/is-blank-entry.ts';
import type { EntryKind, EntryOf } from '../sections/entry.ts';
import { isBlank } from '../texts/bullets.ts';
import { kindOfSection, nameOfEntry } from '../titles.ts';

/** Sections that stand on the paper, in the resume's order (display rules of spec section 5). */
export function shownSections(resume: Resume): PaperSection[] {
  return completeSectionOrder(resume.sectionOrder).filter((section) => isShown(resume, section));
}

/** Sections that say something, printed or not, in the resume's order. */
export function saidSections(resume: Resume): PaperSection[] {
  return completeSectionOrder(resume.sectionOrder).filter((section) => {
    const kind = kindOfSection(section);
    return kind ? listPrintedEntries(resume, kind).length > 0 : isShown(resume, section);
  });
}

/** A text that says something, or a list with an entry that has a name. */
function isShown(resume: Resume, section: PaperSection): boolean {
  const kind = kindOfSection(section);
  if (!kind) return !isBlank(resume[section as 'summary' | 'skills']);
  return entriesOf(resume, kind).some((entry) => nameOfEntry(kind, entry) !== '');
}

/** Entries of one kind that say something, in order: what is printed where their section shows. */
export function listPrintedEntries<K extends EntryKind>(resume: Resume, kind: K): EntryOf<K>[] {
  return entriesOf(resume, kind).filter((entry) => !isBlankEntry(entry));
}
