import { withEntryOrder } from './arrange-entries.ts';
import { blankEntry } from './blank-resume.ts';
import type { Edit } from './edit.ts';
import { ENTRY_LISTS } from './parts-of-resume.ts';
import type { EntryId, EntryKind, EntryOf, Resume } from './resume.ts';
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
      return addEntry(resume, edit.kind, edit.id, edit.at);
    case 'move-entry':
      return moveEntry(resume, edit.kind, edit.id, edit.to);
    case 'remove-entry':
      return changeEntries(resume, edit.kind, (entries) =>
        hasId(entries, edit.id) ? entries.filter((entry) => entry.id !== edit.id) : entries,
      );
    case 'set-entry':
      return changeEntry(resume, edit.kind, edit.id, edit.changes);
    case 'replace-entry-id':
      return hasId(resume[ENTRY_LISTS[edit.kind]], edit.newId)
        ? resume
        : replaceId(resume, edit.kind, edit.id, edit.newId);
  }
}

function setSectionOrder(resume: Resume, wanted: Resume['sectionOrder']): Resume {
  const sectionOrder = completeSectionOrder(wanted);
  const isSame = sectionOrder.join() === resume.sectionOrder.join();
  return isSame ? resume : { ...resume, sectionOrder };
}

function addEntry(resume: Resume, kind: EntryKind, id: EntryId, at: 'top' | undefined): Resume {
  const entries: AnyEntries = resume[ENTRY_LISTS[kind]];
  if (hasId(entries, id)) return resume;
  const added = { ...resume, [ENTRY_LISTS[kind]]: [...entries, blankEntry(kind, id)] };
  return at === 'top' ? moveEntry(added, kind, id, 0) : added;
}

function moveEntry(resume: Resume, kind: EntryKind, id: EntryId, to: number): Resume {
  const ids = resume[ENTRY_LISTS[kind]].map((entry) => entry.id);
  const from = ids.indexOf(id);
  const place = Math.min(Math.max(Math.trunc(to), 0), ids.length - 1);
  if (from < 0 || from === place) return resume;
  const order = ids.toSpliced(from, 1).toSpliced(place, 0, id);
  return withEntryOrder(resume, kind, order);
}

/** The order names entries by their ids, and goes along. */
function replaceId(resume: Resume, kind: EntryKind, id: EntryId, newId: EntryId): Resume {
  const replaced = changeEntry(resume, kind, id, { id: newId });
  const order = replaced.entryOrder?.[kind];
  if (replaced === resume || !order?.includes(id)) return replaced;
  const renamed = order.map((each) => (each === id ? newId : each));
  return { ...replaced, entryOrder: { ...replaced.entryOrder, [kind]: renamed } };
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
