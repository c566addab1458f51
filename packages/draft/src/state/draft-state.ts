import type { PartField } from '../merge/part-field.ts';
import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartKey, PartValue } from '../model/document-types.ts';
import { type EntryPlace, listParts, partValue, withPart } from '../model/parts.ts';
import { sameValue } from './same-value.ts';

/** A part as the server has it. No revision: the server does not have this entry. */
export type ServerPart<T extends DocumentTypes> = {
  value: PartValue<T>;
  revision: number | undefined;
};

/** Value of a part at some time; no value: it was not there. */
export type Version<T extends DocumentTypes> = { value?: PartValue<T> };

/** Unsaved version of a part, left by another page. */
export type CompetingDraft<T extends DocumentTypes> = Version<T> & {
  /** The version that its edits started from; absent where a release left it that did not keep this. */
  from?: Version<T> | undefined;
};

/** An edit that the server has not confirmed yet. */
export type Unsaved<T extends DocumentTypes> = {
  /** The revision the edits started from; undefined for an entry that is new. */
  base: number | undefined;
  /**
   * Content of the part there. While a question is open, the fields in question say what they were changed from and all
   * others what the server says. Absent in a draft of a release that did not keep this.
   */
  from?: Version<T> | undefined;
  /** Versions sent without an answer since: the server may have taken any of these. */
  attempts: readonly PartValue<T>[];
  /** Unsaved versions of the same part, left by other pages, newest first, until they are merged or the person has chosen. */
  competing?: readonly CompetingDraft<T>[] | undefined;
  /** Uses left as a release before counted them, in the entry itself: sent with the part, which the server takes for fewer only. */
  usesLeft?: number | undefined;
  /** A person has settled a conflict: what the server has is kept as a version when this takes its place. */
  keepsPreviousVersion?: boolean | undefined;
};

/** Version in conflict with an edit, for the person to choose. */
export type Conflict<T extends DocumentTypes> = ServerPart<T> & {
  /** The fields that are in question; `WHOLE` for the part as a whole. */
  fields: readonly PartField[];
  /** An older unsaved edit of the person's own; the server does not have it. */
  isCompeting?: boolean;
};

/** A whole document as the server has it. Every part has a revision. */
export type ServerDocument<T extends DocumentTypes> = {
  document: T['document'];
  revisions: ReadonlyMap<PartKey<T>, number>;
  /** Number of uses left, by entry, of what is counted for it. */
  usesLeft?: ReadonlyMap<T['id'], number>;
};

/** One document being edited, between the person and the server. */
export type DraftState<T extends DocumentTypes> = {
  /** The document as the person sees it. */
  document: T['document'];
  /** The parts that the server is known to have. */
  confirmed: ReadonlyMap<PartKey<T>, ServerPart<T>>;
  unsaved: ReadonlyMap<PartKey<T>, Unsaved<T>>;
  /** Parts that were changed here and elsewhere, with what was written elsewhere. */
  conflicts: ReadonlyMap<PartKey<T>, Conflict<T>>;
  /** Ids that gave way to others while the document was open: temporary → the server's. */
  aliases: ReadonlyMap<T['id'], T['id']>;
  /** Uses that the server has not counted yet, by the id of the call that counts each: the entry under the id that it had then. They change nothing that an entry says. */
  uses: ReadonlyMap<string, EntryPlace<T>>;
  /** Number of uses left, by entry, as the server last said. */
  usesLeft: ReadonlyMap<T['id'], number>;
};

/** A part that the server does not have. */
export const NOWHERE = { value: undefined, revision: undefined };

/** A draft in which nothing differs from the server. */
export function openDraft<T extends DocumentTypes>(
  model: DocumentModel<T>,
  { document, revisions, usesLeft = new Map() }: ServerDocument<T>,
): DraftState<T> {
  const confirmed = new Map<PartKey<T>, ServerPart<T>>();
  for (const key of listParts(model, document)) {
    confirmed.set(key, { value: partValue(model, document, key), revision: revisions.get(key) });
  }
  return {
    document,
    confirmed,
    unsaved: new Map(),
    conflicts: new Map(),
    aliases: new Map(),
    uses: new Map(),
    usesLeft,
  };
}

export function withKey<K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> {
  return new Map(map).set(key, value);
}

export function withoutKey<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  if (!map.has(key)) return map;
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

/** Checks whether there is anything that the server is not known to have. */
export const hasUnsent = <T extends DocumentTypes>({ unsaved, uses }: DraftState<T>): boolean =>
  unsaved.size > 0 || uses.size > 0;

/** Checks whether the person's version of a part is the server's. An empty entry that was never saved is. */
export function isSettled<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
): boolean {
  const mine = partValue(model, state.document, key);
  const theirs = state.confirmed.get(key);
  if (theirs) return sameValue(mine, theirs.value);
  // Only entries can be unknown to the server.
  return mine === undefined || model.isEmptyEntry(mine as T['entry']);
}

/** The draft with a part that has no unsaved edit and no conflict any more. */
export function settled<T extends DocumentTypes>(
  state: DraftState<T>,
  key: PartKey<T>,
): DraftState<T> {
  return {
    ...state,
    unsaved: withoutKey(state.unsaved, key),
    conflicts: withoutKey(state.conflicts, key),
  };
}

/** The draft that knows what the server has of one part. */
export function withConfirmed<T extends DocumentTypes>(
  state: DraftState<T>,
  key: PartKey<T>,
  theirs: ServerPart<T>,
): DraftState<T> {
  const confirmed =
    theirs.value === undefined
      ? withoutKey(state.confirmed, key)
      : withKey(state.confirmed, key, theirs);
  return { ...state, confirmed };
}

/** The draft in which one part reads as given. */
export function withMine<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  value: PartValue<T>,
): DraftState<T> {
  return { ...state, document: withPart(model, state.document, key, value) };
}
