import { arrangeEntries, type EntryKind, isBlankEntry } from '@shortlist/resume';
import {
  ENTRY_KINDS,
  type Entry,
  entryKey,
  listEntries,
  withEntries,
} from '../resume-model/part.ts';
import { type DraftState, NOWHERE, openDraft, type ServerResume } from './draft-state.ts';
import { learnPart } from './learn-part.ts';

/**
 * The draft after the whole resume was read from the server again. Parts without local edits read as
 * they do there. Entries stand in their order; those that it does not name stand as they do on the server, new ones
 * of the person's after them.
 *
 * Precondition: no save was on its way or confirmed while the server was read; the answer would be older.
 */
export function mergeServer(state: DraftState, server: ServerResume): DraftState {
  const fresh = openDraft(server).confirmed;
  let merged = withoutFillers(state, server);
  for (const key of new Set([...state.confirmed.keys(), ...fresh.keys()])) {
    merged = learnPart(merged, key, fresh.get(key) ?? NOWHERE);
  }
  return ENTRY_KINDS.reduce((next, kind) => orderEntries(next, server, kind), merged);
}

/** A blank entry that stands for an empty list makes room when the server has entries. */
function withoutFillers(state: DraftState, server: ServerResume): DraftState {
  const isFilled = (kind: EntryKind) => {
    const [only, ...more] = listEntries(state.resume, kind);
    if (!only || more.length > 0 || listEntries(server.resume, kind).length === 0) return false;
    return !state.unsaved.has(entryKey(kind, only.id)) && isBlankEntry(only);
  };
  const resume = ENTRY_KINDS.filter(isFilled).reduce(
    (next, kind) => withEntries(next, kind, []),
    state.resume,
  );
  return { ...state, resume };
}

function orderEntries(state: DraftState, server: ServerResume, kind: EntryKind): DraftState {
  const rank = new Map<string, number>();
  for (const { id } of listEntries(server.resume, kind)) rank.set(id, rank.size);
  const place = ({ id }: Entry) => rank.get(id) ?? rank.size;
  const shown = listEntries(state.resume, kind);
  const sorted = [...shown].sort((a, b) => place(a) - place(b));
  const arranged = arrangeEntries(
    keepQuestioned(state, kind, sorted),
    state.resume.entryOrder?.[kind],
  );
  return { ...state, resume: withEntries(state.resume, kind, arranged) };
}

/** An entry that was deleted there and edited here stays behind the one that it stood behind, until the person has chosen. */
function keepQuestioned(state: DraftState, kind: EntryKind, sorted: readonly Entry[]): Entry[] {
  const shown = listEntries(state.resume, kind);
  const isQuestioned = ({ id }: Entry) => state.conflicts.has(entryKey(kind, id));
  return shown.filter(isQuestioned).reduce<Entry[]>(
    (others, entry) => {
      const before = shown[shown.indexOf(entry) - 1];
      const rest = others.filter((each) => each !== entry);
      return rest.toSpliced(before ? rest.indexOf(before) + 1 : 0, 0, entry);
    },
    [...sorted],
  );
}
