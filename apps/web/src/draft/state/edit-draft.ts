import {
  applyEdit,
  completeEntryOrder,
  type Edit,
  type EntryId,
  type EntryKind,
} from '@shortlist/resume';
import {
  entryKey,
  entryOfKey,
  kindOfOrder,
  orderKey,
  type PartKey,
  partsOfEdit,
} from '../resume-model/part.ts';
import {
  type DraftState,
  isSettled,
  NOWHERE,
  settled,
  type Version,
  withKey,
  withMine,
} from './draft-state.ts';
import { learnPart } from './learn-part.ts';

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

/** The draft after one edit; the parts it touches are unsaved if they differ from the server's. */
export function editDraft(state: DraftState, edit: Edit): DraftState {
  const current = 'id' in edit ? { ...edit, id: currentId(state.aliases, edit.id) } : edit;
  const resume = applyEdit(state.resume, current);
  if (resume === state.resume) return state;
  return partsOfEdit(current).reduce(
    (edited, key) => {
      const marked = markEdited(edited, key, startOf(state, key));
      const entry = entryOfKey(key);
      const isNew = entry && !marked.confirmed.has(key) && marked.unsaved.has(key);
      return isNew ? keepPlace(marked, entry) : marked;
    },
    { ...state, resume },
  );
}

/**
 * What edits of a part start from. For an order that is how the entries stand, also where nobody has put them in
 * order: what was moved is seen by comparison.
 */
function startOf(state: DraftState, key: PartKey): Version {
  const kind = kindOfOrder(key);
  return { value: kind ? completeEntryOrder(state.resume, kind) : state.confirmed.get(key)?.value };
}

/**
 * The draft in which a new entry stays where it is: the server puts a new one last, so the order says it where others
 * that are or will be saved stand behind it.
 */
export function keepPlace(
  state: DraftState,
  { kind, id }: { kind: EntryKind; id: EntryId },
): DraftState {
  const ids = completeEntryOrder(state.resume, kind);
  const behind = ids.slice(ids.indexOf(id) + 1).map((each) => entryKey(kind, each));
  const isLast = !behind.some((key) => state.confirmed.has(key) || state.unsaved.has(key));
  const isNamed = state.resume.entryOrder?.[kind]?.includes(id);
  return isLast || isNamed ? state : orderAsShown(state, kind);
}

/** The draft whose order of a kind names every entry as it stands. */
export function orderAsShown(state: DraftState, kind: EntryKind): DraftState {
  const key = orderKey(kind);
  const ids = completeEntryOrder(state.resume, kind);
  return markEdited(withMine(state, key, ids), key, startOf(state, key));
}

/** The draft in which a part is unsaved if it differs from the server's. Its edits started from `from`. */
export function markEdited(
  state: DraftState,
  key: PartKey,
  from: Version = startOf(state, key),
): DraftState {
  const asked = state.conflicts.get(key);
  if (asked) return learnPart(state, key, state.confirmed.get(key) ?? NOWHERE, asked);

  const edit = state.unsaved.get(key);
  // Something sent may have arrived although no answer came: only a confirmed save ends that.
  if (edit && edit.attempts.length > 0) return state;
  if (isSettled(state, key)) return settled(state, key);
  if (edit) return state;
  const base = state.confirmed.get(key)?.revision;
  return { ...state, unsaved: withKey(state.unsaved, key, { base, from, attempts: [] }) };
}
