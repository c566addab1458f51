import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes } from '../model/document-types.ts';
import { type EntryPlace, entryKey, partValue } from '../model/parts.ts';
import type { UseRequest } from '../sync/document-server.ts';
import { type DraftState, withKey, withoutKey } from './draft-state.ts';
import { currentId } from './entry-ids.ts';

/** The draft with one more use that the server has not counted. */
export const withUse = <T extends DocumentTypes>(
  state: DraftState<T>,
  callId: string,
  use: EntryPlace<T>,
): DraftState<T> => ({ ...state, uses: withKey(state.uses, callId, use) });

/** The draft after the server counted a use: `left` is its answer, undefined where the entry is gone. */
export function confirmUse<T extends DocumentTypes>(
  state: DraftState<T>,
  callId: string,
  left: number | undefined,
): DraftState<T> {
  const use = state.uses.get(callId);
  if (!use) return state;
  const counted = { ...state, uses: withoutKey(state.uses, callId) };
  if (left === undefined) return counted;
  const id = currentId(state.aliases, use.id);
  return { ...counted, usesLeft: withKey(state.usesLeft, id, left) };
}

/** The draft after the server took a count of the release before, which can only lower its own. */
export function lowerUses<T extends DocumentTypes>(
  state: DraftState<T>,
  id: T['id'],
  left: number,
): DraftState<T> {
  const current = currentId(state.aliases, id);
  const lowest = Math.min(left, state.usesLeft.get(current) ?? left);
  return { ...state, usesLeft: withKey(state.usesLeft, current, lowest) };
}

/** Counts the uses that an entry has left: what the server last said, less those that it has not counted yet. */
export function usesLeft<T extends DocumentTypes>(
  { aliases, uses, unsaved, usesLeft: known }: DraftState<T>,
  { list, id }: EntryPlace<T>,
  allowed: number,
): number {
  const current = currentId(aliases, id);
  const waiting = [...uses.values()].filter((use) => currentId(aliases, use.id) === current);
  const leftBefore = unsaved.get(entryKey<T>(list, current))?.usesLeft ?? allowed;
  return Math.max(0, Math.min(known.get(current) ?? allowed, leftBefore) - waiting.length);
}

/** The uses that may go now, each under the current id of its entry: one of a new entry waits until the server has that. */
export function listSendableUses<T extends DocumentTypes>(
  model: DocumentModel<T>,
  { document, confirmed, unsaved, aliases, uses }: DraftState<T>,
): UseRequest<T>[] {
  const isToBeSaved = ({ list, id }: EntryPlace<T>) => {
    const key = entryKey<T>(list, currentId(aliases, id));
    if (confirmed.has(key)) return false;
    return unsaved.has(key) || partValue(model, document, key) !== undefined;
  };
  return [...uses]
    .filter(([, use]) => !isToBeSaved(use))
    .map(([callId, use]) => ({ callId, id: currentId(aliases, use.id) }));
}
