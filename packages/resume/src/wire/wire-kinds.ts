import type { EntryKind } from '../sections/entry.ts';
import { ENTRY_SECTIONS } from '../sections/registry.ts';

const FIRST: readonly EntryKind[] = ['experience', 'education', 'award'];

/** The kinds of entry in the order in which an answer has always listed them; further kinds follow. */
export const WIRE_KINDS: readonly EntryKind[] = [
  ...new Set([...FIRST, ...ENTRY_SECTIONS.map(({ kind }) => kind)]),
];
