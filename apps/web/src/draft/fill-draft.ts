import { isBlankEntry, type Resume } from '@shortlist/resume';
import type { DraftState } from './draft-state.ts';
import { markEdited } from './edit-draft.ts';
import { ENTRY_KINDS, listEntries, listParts, withEntries } from './part.ts';

/**
 * The draft of a new resume with all that `filling` says, each part of it an edit that is not saved yet. Blank
 * entries are left out, on both sides; ids of entries must be temporary ones that the server does not know.
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
  return listParts(resume).reduce(markEdited, { ...state, resume });
}
