import { blankEntry } from './blank-resume.ts';
import type { Edit } from './edit.ts';
import { ENTRY_LISTS, type EntryId, type EntryKind, type EntryOf, type Resume } from './resume.ts';
import { completeSectionOrder } from './section-order.ts';

/**
 * The resume after `edit`; the one given is never touched.
 *
 * Parts that the edit does not concern are the same objects as before, and an edit that changes
 * nothing gives back the very resume, so a view can compare by identity. Total: an edit of an
 * entry that is not there, or one that would give two entries one id, changes nothing. Removing
 * the last entry leaves an empty list; whether that is allowed is `canRemoveEntry`'s to say.
 */
export function applyEdit(resume: Resume, edit: Edit): Resume {
  switch (edit.type) {
    case 'set-contact':
      return merge(resume, { contact: merge(resume.contact, edit.changes) });
    case 'set-shown': {
      const shown = merge(resume.contact.shown, edit.changes);
      return merge(resume, { contact: merge(resume.contact, { shown }) });
    }
    case 'set-summary':
      return merge(resume, { summary: edit.summary });
    case 'set-skills':
      return merge(resume, { skills: edit.skills });
    case 'set-section-order':
      return setSectionOrder(resume, edit.sectionOrder);
    case 'add-entry':
      return changeEntries(resume, edit.kind, (entries) =>
        hasId(entries, edit.id) ? entries : [...entries, blankEntry(edit.kind, edit.id)],
      );
    case 'remove-entry':
      return changeEntries(resume, edit.kind, (entries) =>
        hasId(entries, edit.id) ? entries.filter((entry) => entry.id !== edit.id) : entries,
      );
    case 'set-entry':
      return changeEntry(resume, edit.kind, edit.id, edit.changes);
    case 'replace-entry-id':
      return hasId(resume[ENTRY_LISTS[edit.kind]], edit.newId)
        ? resume
        : changeEntry(resume, edit.kind, edit.id, { id: edit.newId });
  }
}

function setSectionOrder(resume: Resume, wanted: Resume['sectionOrder']): Resume {
  const sectionOrder = completeSectionOrder(wanted);
  const isSame = sectionOrder.join() === resume.sectionOrder.join();
  return isSame ? resume : { ...resume, sectionOrder };
}

function changeEntry(
  resume: Resume,
  kind: EntryKind,
  id: EntryId,
  changes: Partial<EntryOf<EntryKind>>,
): Resume {
  return changeEntries(resume, kind, (entries) => {
    const found = entries.find((entry) => entry.id === id);
    if (!found) return entries;
    const changed = merge(found, changes);
    return changed === found
      ? entries
      : entries.map((entry) => (entry === found ? changed : entry));
  });
}

type AnyEntries = EntryOf<EntryKind>[];

function changeEntries(
  resume: Resume,
  kind: EntryKind,
  change: (entries: AnyEntries) => AnyEntries,
): Resume {
  const list = ENTRY_LISTS[kind];
  return merge(resume, { [list]: change(resume[list]) });
}

function hasId(entries: AnyEntries, id: EntryId): boolean {
  return entries.some((entry) => entry.id === id);
}

/** `whole` with `changes` laid over it; `whole` itself where they say nothing new. */
function merge<T extends object>(whole: T, changes: Partial<NoInfer<T>>): T {
  const keys = Object.keys(changes) as (keyof T)[];
  const isNew = keys.some((key) => changes[key] !== whole[key]);
  return isNew ? { ...whole, ...changes } : whole;
}
