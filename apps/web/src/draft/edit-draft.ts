import { applyEdit, type Edit, type EntryId } from '@shortlist/resume';
import { type DraftState, isSettled, NOWHERE, settled, withKey } from './draft-state.ts';
import { learnPart } from './learn-part.ts';
import { type PartKey, partOfEdit } from './part.ts';

/** The id that an entry bears now: a form may still hold the temporary one. */
export function currentId(aliases: DraftState['aliases'], id: EntryId): EntryId {
  let current = id;
  for (let next = aliases.get(current); next !== undefined; next = aliases.get(current)) {
    current = next;
  }
  return current;
}

/** The first id that an entry had while the resume was open: the same before and after its save. */
export function firstId(aliases: DraftState['aliases'], id: EntryId): EntryId {
  const earlier = [...aliases].find(([, to]) => to === id);
  return earlier ? firstId(aliases, earlier[0]) : id;
}

/** The draft after one edit; the part it touches is unsaved if it differs from the server's. */
export function editDraft(state: DraftState, edit: Edit): DraftState {
  const current = 'id' in edit ? { ...edit, id: currentId(state.aliases, edit.id) } : edit;
  const resume = applyEdit(state.resume, current);
  return markEdited({ ...state, resume }, partOfEdit(current));
}

/** The draft in which a part is unsaved if it differs from the server's. */
export function markEdited(state: DraftState, key: PartKey): DraftState {
  if (state.conflicts.has(key)) {
    return learnPart(state, key, state.confirmed.get(key) ?? NOWHERE);
  }

  const edit = state.unsaved.get(key);
  // Something sent may have arrived although no answer came: only a confirmed save ends that.
  if (edit && edit.attempts.length > 0) return state;
  if (isSettled(state, key)) return settled(state, key);
  if (edit) return state;
  const base = state.confirmed.get(key)?.revision;
  return { ...state, unsaved: withKey(state.unsaved, key, { base, attempts: [] }) };
}
