import { isForCurrentOwner } from '../tabs/current-owner.ts';
import type { DocumentName, SavedName, WaitingName } from './waiting-names.ts';
import { listWaitingNames } from './waiting-names.ts';

/** Names by document. */
export type WaitingNames = ReadonlyMap<string, WaitingName>;

export const NO_NAMES: WaitingNames = new Map();

let read: { text: string; names: WaitingNames } = { text: '[]', names: NO_NAMES };

/** Reads the names that wait for the current owner; the same value for as long as they are the same. */
export function readWaitingNames(): WaitingNames {
  const names = listWaitingNames().filter(({ owner }) => isForCurrentOwner(owner));
  const text = JSON.stringify(names);
  if (text !== read.text)
    read = { text, names: new Map(names.map((name) => [name.documentId, name])) };
  return read.names;
}

/** Names that waited, as the server has them by now. */
const told = new Map<string, SavedName>();

/** Notes that a name waits no more, and what the server has: the name that was read before is not shown until it is read again. */
export function noteName(documentId: string, name: SavedName): void {
  told.set(documentId, name);
}

type Named = DocumentName & { revision?: number | undefined };

/** Returns a document under the name that it has for the person: the one that waits, or has waited until now. */
export function withName<D extends Named>(document: D, documentId: string, names: WaitingNames): D {
  const waiting = names.get(documentId);
  if (waiting) return { ...document, ...waiting.about };
  const newer = told.get(documentId);
  const isNewer = newer && document.revision !== undefined && newer.revision > document.revision;
  return isNewer ? { ...document, ...newer } : document;
}
