import type { EntryId } from '../../ids.ts';
import type { Edit } from '../edits/edit.ts';
import { entryKey, orderKey, type PartKey, settingsKey } from '../parts/part-key.ts';
import type { TextKind } from '../resume.ts';
import type { EntryKind } from '../sections/registry.ts';

/** The parts that an edit touches. */
export function partsOfEdit(edit: Edit): PartKey[] {
  switch (edit.type) {
    case 'set-contact':
    case 'set-shown':
      return ['contact'];
    case 'set-text':
      return [edit.kind];
    case 'set-section-order':
      return ['section_order'];
    case 'set-look':
      return ['look'];
    case 'set-photo':
      return ['photo'];
    case 'set-section':
      return [settingsKey(edit.key), 'section_order'];
    case 'remove-section':
      return [settingsKey(edit.key), ...partsOfSection(edit.key, edit.ids)];
    case 'restore-section': {
      const { key } = edit.section;
      const ids = 'entries' in edit.section ? edit.section.entries.map(({ id }) => id) : undefined;
      return ['section_order', settingsKey(key), ...partsOfSection(key, ids)];
    }
    case 'move-entry':
      return [orderKey(edit.kind)];
    case 'add-entry': {
      const entry = entryKey(edit.kind, edit.id);
      return edit.at === 'top' ? [orderKey(edit.kind), entry] : [entry];
    }
    case 'insert-entry':
      return [orderKey(edit.kind), entryKey(edit.kind, edit.id)];
    default:
      return [entryKey(edit.kind, edit.id)];
  }
}

/** The parts of what a section says: one text, or entries and their order. */
const partsOfSection = (key: string, ids?: readonly EntryId[]): PartKey[] => {
  // A key is a kind.
  const kind = key as EntryKind;
  return ids ? [orderKey(kind), ...ids.map((id) => entryKey(kind, id))] : [key as TextKind];
};
