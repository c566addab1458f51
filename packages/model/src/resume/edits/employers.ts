import type { EntryId } from '../../ids.ts';
import { entriesOf, type Resume } from '../resume.ts';
import type { Sections } from '../sections/create-sections.ts';
import type { EntryOf } from '../sections/entries/entry.ts';
import type { EntryKind } from '../sections/registry.ts';

/** The entries of one kind in a resume. */
type EntriesOfKind = { resume: Resume; kind: EntryKind; sections: Sections };

/** Returns the employer that an entry names; empty where its kind has none. */
export function employerOf({ kind, sections }: EntriesOfKind, entry: EntryOf<EntryKind>): string {
  const { employer = '' } = sections.ofKind(kind);
  return String(new Map<string, unknown>(Object.entries(entry)).get(employer) ?? '');
}

/** Finds the entry that is printed above another; undefined for the first. */
export function entryAbove(
  { resume, kind }: EntriesOfKind,
  id: EntryId,
): EntryOf<EntryKind> | undefined {
  const shown: EntryOf<EntryKind>[] = entriesOf(resume, kind).filter(
    (each) => !each.hidden || each.id === id,
  );
  return shown[shown.findIndex((each) => each.id === id) - 1];
}

/** Checks whether an entry names an employer, and the one above it the same. */
export function hasEmployerAbove(entries: EntriesOfKind, entry: EntryOf<EntryKind>): boolean {
  const name = employerOf(entries, entry).trim();
  const above = name === '' ? undefined : entryAbove(entries, entry.id);
  return above !== undefined && employerOf(entries, above).trim() === name;
}
