import type { EntryId } from '../../ids.ts';
import type { PointId } from '../../points/point.ts';
import { isSamePoints } from '../../points/point-values.ts';
import { makePoints, normalizePoints } from '../../points/points.ts';
import {
  entriesOf,
  entryOrderOf,
  type Resume,
  textOf,
  withEntries,
  withPaperOrder,
  withPhoto,
  withText,
} from '../resume.ts';
import type { PaperSection, Sections } from '../sections/create-sections.ts';
import { type EntryOf, emptyEntry } from '../sections/entries/entry.ts';
import { withTexts } from '../sections/entries/entry-texts.ts';
import { pointsIn } from '../sections/entries/member-values.ts';
import { withNewPointIds } from '../sections/entries/point-ids.ts';
import type { EntryKind } from '../sections/registry.ts';
import { withEntryOrder } from './arrange-entries.ts';
import type { Edit, EntryEdit } from './edit.ts';
import { removeSection, restoreSection, setSection } from './section-edits.ts';
import { storableValue } from './storable-value.ts';

/**
 * The resume after `edit`; the one given is never touched.
 *
 * Parts that the edit does not concern are the same objects as before, and an edit that changes
 * nothing gives back the very resume, so a view can compare by identity. Total: an edit of an
 * entry that is not there, or one that would give two entries one id, changes nothing. Removing
 * the last entry leaves an empty list; whether that is allowed is `canRemoveEntry`'s to say. Characters that cannot be stored
 * come into no resume: what is shown is what is saved. New points have ids from `newPointId`, or without it those of their positions.
 */
export const applyEdit = (
  resume: Resume,
  edit: Edit,
  sections: Sections,
  newPointId?: () => PointId,
): Resume => applyStorable(resume, storableValue(edit), { sections, newPointId });

type EditEnv = { sections: Sections; newPointId: (() => PointId) | undefined };

function applyStorable(resume: Resume, edit: Edit, around: EditEnv): Resume {
  const { sections } = around;
  switch (edit.type) {
    case 'set-contact':
      return merge(resume, { contact: merge(resume.contact, edit.changes) });
    case 'set-shown': {
      const shown = merge(resume.contact.shown, edit.changes);
      return merge(resume, { contact: merge(resume.contact, { shown }) });
    }
    case 'set-text':
      return textOf(resume, edit.kind) === edit.text
        ? resume
        : withText(resume, edit.kind, edit.text);
    case 'set-section-order':
      return setSectionOrder(resume, edit.sectionOrder, sections);
    case 'set-look':
      return merge(resume, { look: merge(resume.look, edit.changes) });
    case 'set-photo':
      return withPhoto(resume, edit.photo);
    case 'set-section':
      return setSection(resume, edit, sections);
    case 'remove-section':
      return removeSection(resume, edit.key);
    case 'restore-section':
      return restoreSection(resume, edit.section, edit.at);
    default:
      return applyEntryEdit(resume, edit, around);
  }
}

function applyEntryEdit(resume: Resume, edit: EntryEdit, around: EditEnv): Resume {
  const lists: Lists = { resume, kind: edit.kind, ...around };
  switch (edit.type) {
    case 'add-entry':
      return addEntry(lists, edit.id, edit.at);
    case 'move-entry':
      return moveEntry(lists, edit.id, edit.to);
    case 'remove-entry':
      return changeEntries(lists, (entries) =>
        hasId(entries, edit.id) ? entries.filter((entry) => entry.id !== edit.id) : entries,
      );
    case 'set-entry':
      return changeEntry(lists, edit.id, edit.changes);
    case 'set-points':
      return setPoints(lists, edit);
    case 'set-flag':
      return setFlag(lists, edit);
    case 'insert-entry':
      return insertEntry(lists, { ...edit.entry, id: edit.id } as AnyEntry, edit.at);
    case 'replace-entry-id':
      return hasId(listOf(lists), edit.newId) ? resume : replaceId(lists, edit.id, edit.newId);
  }
}

/** The entries of one kind in a resume. */
type Lists = EditEnv & { resume: Resume; kind: EntryKind };

const listOf = ({ resume, kind }: Lists): AnyEntries => entriesOf(resume, kind);

function setSectionOrder(resume: Resume, order: PaperSection[], sections: Sections): Resume {
  const ordered = withPaperOrder(resume, order, sections);
  const isSame = ordered.sections.every((section, at) => section === resume.sections[at]);
  return isSame ? resume : ordered;
}

function addEntry(lists: Lists, id: EntryId, at: 'top' | undefined): Resume {
  const { kind, sections } = lists;
  const last = listOf(lists).length;
  return insertEntry(lists, emptyEntry(kind, id, sections), at === 'top' ? 0 : last);
}

/** The order is stated only where the entry does not come last, where it stands without. */
function insertEntry(lists: Lists, entry: AnyEntry, at: number): Resume {
  const { resume, kind } = lists;
  const entries = listOf(lists);
  if (hasId(entries, entry.id)) return resume;
  const added = withEntries(resume, kind, [...entries, entry]);
  return moveEntry({ ...lists, resume: added }, entry.id, at);
}

function moveEntry(lists: Lists, id: EntryId, to: number): Resume {
  const { resume, kind } = lists;
  const ids = listOf(lists).map((entry) => entry.id);
  const from = ids.indexOf(id);
  const position = Math.min(Math.max(Math.trunc(to), 0), ids.length - 1);
  if (from < 0 || from === position) return resume;
  const order = ids.toSpliced(from, 1).toSpliced(position, 0, id);
  return withEntryOrder(resume, kind, order);
}

/** The order names entries by their ids, and goes along. */
function replaceId(lists: Lists, id: EntryId, newId: EntryId): Resume {
  const { resume, kind } = lists;
  const replaced = changeEntry(lists, id, { id: newId });
  const order = entryOrderOf(replaced, kind);
  if (replaced === resume || !order?.includes(id)) return replaced;
  const renamed = order.map((each) => (each === id ? newId : each));
  return withEntries(replaced, kind, entriesOf(replaced, kind), renamed);
}

function changeEntry(lists: Lists, id: EntryId, changes: object): Resume {
  const { kind, sections, newPointId } = lists;
  return replaceEntry(lists, id, (entry) => {
    const section = sections.ofKind(kind);
    const changed = withTexts(section, entry, { ...changes });
    return changed === entry || !newPointId
      ? changed
      : withNewPointIds(section, changed, entry, newPointId);
  });
}

function setPoints(
  lists: Lists,
  { id, field, points, written }: Extract<EntryEdit, { type: 'set-points' }>,
): Resume {
  return replaceEntry(lists, id, (entry) => {
    const before = pointsIn(entry, field);
    if (!before) return entry;
    const drafts = makePoints(points, before, lists.newPointId);
    const made = written ? normalizePoints({ ...drafts, ...written }) : drafts;
    return isSamePoints(before, made) ? entry : { ...entry, [field]: made };
  });
}

const setFlag = (lists: Lists, { id, flag, isOn }: Extract<EntryEdit, { type: 'set-flag' }>) =>
  replaceEntry(lists, id, (entry) => {
    if (isOn === (entry[flag] === true)) return entry;
    const { [flag]: _, ...others } = entry;
    return isOn ? { ...entry, [flag]: true } : (others as AnyEntry);
  });

/** The lists with one entry replaced by another; nothing changes where it stays the same object. */
const replaceEntry = (lists: Lists, id: EntryId, replace: (entry: AnyEntry) => AnyEntry): Resume =>
  changeEntries(lists, (entries) => {
    const at = entries.findIndex((entry) => entry.id === id);
    const entry = entries[at];
    const replaced = entry && replace(entry);
    return !replaced || replaced === entry ? entries : entries.with(at, replaced);
  });

type AnyEntry = EntryOf<EntryKind>;
type AnyEntries = AnyEntry[];

function changeEntries(lists: Lists, change: (entries: AnyEntries) => AnyEntries): Resume {
  const { resume, kind } = lists;
  const entries = listOf(lists);
  const changed = change(entries);
  return changed === entries ? resume : withEntries(resume, kind, changed);
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
