import { completeEntryOrder, isBlankEntry, type Resume, withEntryOrder } from '@shortlist/resume';
import { ENTRY_KINDS, listEntries, listParts, withEntries } from '../resume-model/part.ts';
import type { DraftState } from './draft-state.ts';
import { markEdited } from './edit-draft.ts';

/**
 * The draft of a new resume with all that `filling` says, each part of it an edit that is not saved yet. Blank
 * entries are left out, on both sides; ids of entries must be temporary ones that the server does not know. Their order
 * is one of the edits: it holds also where an entry comes to be saved long after those behind it.
 */
export function fillDraft(state: DraftState, filling: Resume): DraftState {
  const resume = ENTRY_KINDS.reduce((filled, kind) => {
    const all = [...listEntries(state.resume, kind), ...listEntries(filling, kind)];
    return withEntries(
      filled,
      kind,
      all.filter((entry) => !isBlankEntry(entry)),
    );
  }, filling);
  const ordered = ENTRY_KINDS.reduce((next, kind) => {
    const ids = completeEntryOrder(next, kind);
    return ids.length > 1 ? withEntryOrder(next, kind, ids) : next;
  }, resume);
  return listParts(ordered).reduce((draft, key) => markEdited(draft, key), {
    ...state,
    resume: ordered,
  });
}
