import { type EntryId, isBlankEntry, type Resume } from '@shortlist/resume';
import { type Entry, listParts, type PartKey, type PartValue, readPart, withPart } from './part.ts';
import { sameValue } from './same-value.ts';

/** A part as the server has it. No revision: the server does not have this entry. */
export type ServerPart = { value: PartValue; revision: number | undefined };

/** An edit that the server has not confirmed yet. */
export type Unsaved = {
  /** The revision the edits started from; undefined for an entry that is new. */
  base: number | undefined;
  /** What was sent without an answer since: the server may have taken any of these. */
  attempts: readonly PartValue[];
  /** What other pages left unsaved of the same part, newest first, until the person has chosen. */
  rivals?: readonly PartValue[] | undefined;
};

/** What stands against an edit, for the person to choose. */
type Conflict = ServerPart & {
  /** An older unsaved edit of the person's own; the server does not have it. */
  isRival?: boolean;
};

/** A whole resume as the server has it. Every part has a revision. */
export type ServerResume = { resume: Resume; revisions: ReadonlyMap<PartKey, number> };

/** One resume being edited, between the person and the server. */
export type DraftState = {
  /** The resume as the person sees it. */
  resume: Resume;
  /** What the server is known to have. */
  confirmed: ReadonlyMap<PartKey, ServerPart>;
  unsaved: ReadonlyMap<PartKey, Unsaved>;
  /** Parts that were changed here and elsewhere, with what was written elsewhere. */
  conflicts: ReadonlyMap<PartKey, Conflict>;
  /** Ids that gave way to others while the resume was open: temporary → the server's. */
  aliases: ReadonlyMap<EntryId, EntryId>;
};

export const NOWHERE: ServerPart = { value: undefined, revision: undefined };

/** A draft in which nothing differs from the server. */
export function openDraft({ resume, revisions }: ServerResume): DraftState {
  const confirmed = new Map<PartKey, ServerPart>();
  for (const key of listParts(resume)) {
    confirmed.set(key, { value: readPart(resume, key), revision: revisions.get(key) });
  }
  return { resume, confirmed, unsaved: new Map(), conflicts: new Map(), aliases: new Map() };
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

/** Whether the person's version of a part is the server's. A blank entry that was never saved is. */
export function isSettled(state: DraftState, key: PartKey): boolean {
  const mine = readPart(state.resume, key);
  const theirs = state.confirmed.get(key);
  if (theirs) return sameValue(mine, theirs.value);
  // Only entries can be unknown to the server.
  return mine === undefined || isBlankEntry(mine as Entry);
}

/** The draft with a part that has no unsaved edit and no conflict any more. */
export function settled(state: DraftState, key: PartKey): DraftState {
  return {
    ...state,
    unsaved: withoutKey(state.unsaved, key),
    conflicts: withoutKey(state.conflicts, key),
  };
}

/** The draft that knows what the server has of one part. */
export function withConfirmed(state: DraftState, key: PartKey, theirs: ServerPart): DraftState {
  const confirmed =
    theirs.value === undefined
      ? withoutKey(state.confirmed, key)
      : withKey(state.confirmed, key, theirs);
  return { ...state, confirmed };
}

/** The draft in which one part reads as given. */
export function withMine(state: DraftState, key: PartKey, value: PartValue): DraftState {
  return { ...state, resume: withPart(state.resume, key, value) };
}
