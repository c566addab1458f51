import { ENTRY_LISTS, type EntryKind, type Resume } from '@shortlist/resume';
import type { Entry } from './resume-types.ts';

export const ENTRY_KINDS = Object.keys(ENTRY_LISTS) as EntryKind[];

/** The entries of one kind, whatever the kind. */
export function listEntries(resume: Resume, kind: EntryKind): readonly Entry[] {
  return resume[ENTRY_LISTS[kind]];
}

/** The resume with another list of entries of one kind. The entries must be of that kind. */
export function withEntries(resume: Resume, kind: EntryKind, entries: readonly Entry[]): Resume {
  return { ...resume, [ENTRY_LISTS[kind]]: entries };
}

/** The kind of the entry that a key names; undefined for all other parts. */
export const kindOfEntryKey = (key: string): EntryKind | undefined =>
  ENTRY_KINDS.find((kind) => key.startsWith(`${kind}:`));
