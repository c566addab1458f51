import type { DocumentTitle } from '@shortlist/model';
import { isForCurrentOwner } from '../tabs/current-owner.ts';
import { listPlaces, WAITING_NAME } from './draft-places.ts';

/** A document's title and purpose, as its dialog changes them together. */
export type DocumentName = Pick<DocumentTitle, 'title' | 'level' | 'industry'>;

/** A name as the server has it, and its revision. */
export type SavedName = DocumentName & { revision: number };

/** A name that was given while the server did not answer. */
export type WaitingName = {
  owner: string;
  documentId: string;
  kind: string;
  about: DocumentName;
  /** Revision of the name that it was typed over; undefined where that is not known. */
  basedOn?: number | undefined;
  at: number;
  problem?: NameProblem | undefined;
};

/** Reason that a name stays until a person decides: the name that somebody gave meanwhile, or the server's words. */
export type NameProblem = { theirs: string } | { refusal: string };

/** Lists the names that wait in this browser, of all owners; none where its storage cannot be read. */
export function listWaitingNames(): WaitingName[] {
  try {
    return listPlaces(localStorage).flatMap(([stored, { owner, documentId, kind, key }]) =>
      key === WAITING_NAME
        ? // Only this product writes below its prefix, so the text has the shape.
          [{ owner, documentId, kind, ...JSON.parse(localStorage.getItem(stored) ?? '') }]
        : [],
    );
  } catch {
    return [];
  }
}

/** Names by document. */
export type WaitingNames = ReadonlyMap<string, WaitingName>;

export const NO_NAMES: WaitingNames = new Map();

let read = { text: '[]', names: NO_NAMES };

/** Reads the names that wait for the current owner; the same value for as long as they are the same. */
export function readWaitingNames(): WaitingNames {
  const all = listWaitingNames().filter(({ owner }) => isForCurrentOwner(owner));
  const text = JSON.stringify(all);
  if (text !== read.text)
    read = { text, names: new Map(all.map((name) => [name.documentId, name])) };
  return read.names;
}

/** Finds the name that waits of a document for the current owner. */
export const findWaitingName = (documentId: string): WaitingName | undefined =>
  readWaitingNames().get(documentId);

/** Finds a name that waits and can be sent: nothing about it is left for a person to decide. */
export function findSendableName(documentId: string): WaitingName | undefined {
  const name = findWaitingName(documentId);
  return name?.problem ? undefined : name;
}

/** Names that waited and wait no more, as the server has them: what was read before is not shown until it is read again. */
export const sentNames = new Map<string, SavedName>();

type Named = DocumentName & { revision?: number | undefined };

/** Returns a document under the name that it has for the person: the one that waits, or has waited until now. */
export function withName<D extends Named>(document: D, documentId: string, names: WaitingNames): D {
  const sent = sentNames.get(documentId);
  const isNewer = sent && sent.revision > Number(document.revision);
  return { ...document, ...(isNewer && sent), ...names.get(documentId)?.about };
}
