import type { EntriesOfAnyKind } from './create-sections.ts';
import type { BuiltInEntries, CalledKind } from './registry.ts';
import { SECTIONS } from './sections.ts';

// Tables over the kinds that the spec's calls name, which never get another.

const isCalled = (section: EntriesOfAnyKind): section is EntriesOfAnyKind & { kind: CalledKind } =>
  section.call !== undefined;

/** Those whose entries the spec's calls save. */
export const CALLED_SECTIONS = SECTIONS.entries.filter(isCalled);

/** Kinds of entry, and the list of a resume that holds each. */
export const ENTRY_LISTS = Object.fromEntries(
  SECTIONS.entries.map(({ kind, list }) => [kind, list]),
) as { [S in BuiltInEntries as S['kind']]: S['list'] };
