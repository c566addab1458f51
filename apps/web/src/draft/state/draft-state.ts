import { type EntryId, isBlankEntry, type Resume } from '@shortlist/resume';
import type { PartField } from '../merge/part-fields.ts';
import {
  type Entry,
  listParts,
  type PartKey,
  type PartValue,
  readPart,
  withPart,
} from '../resume-model/part.ts';
import { sameValue } from './same-value.ts';

/** A part as the server has it. No revision: the server does not have this entry. */
export type ServerPart = { value: PartValue; revision: number | undefined };

/** What a part said at some time; no value: it was not there. */
export type Version = { value?: PartValue };

/** What another page left unsaved of a part. */
export type CompetingDraft = Version & {
  /** What its edits started from; absent where a release left it that did not keep this. */
  from?: Version | undefined;
};

/** An edit that the server has not confirmed yet. */
export type Unsaved = {
  /** The revision the edits started from; undefined for an entry that is new. */
  base: number | undefined;
  /**
   * What the part said there. While a question is open, the fields in question say what they were changed from and
   * all others what the server says. Absent in a draft of a release that did not keep this.
   */
  from?: Version | undefined;
  /** What was sent without an answer since: the server may have taken any of these. */
  attempts: readonly PartValue[];
  /** What other pages left unsaved of the same part, newest first, until it is merged or the person has chosen. */
  competing?: readonly CompetingDraft[] | undefined;
};

/** What stands against an edit, for the person to choose. */
export type Conflict = ServerPart & {
  /** The fields that are in question; `WHOLE` for the part as a whole. */
  fields: readonly PartField[];
  /** An older unsaved edit of the person's own; the server does not have it. */
  isCompeting?: boolean;
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
