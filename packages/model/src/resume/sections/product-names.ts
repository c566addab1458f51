import type { EntriesOfAnyKind } from './create-sections.ts';
import type { BuiltInEntries, CalledKind, EntryKind } from './registry.ts';
import { SECTIONS } from './sections.ts';

// Tables over the product's own sections, for code that works with no others.

export const ENTRY_SECTIONS = SECTIONS.entries;

const isCalled = (section: EntriesOfAnyKind): section is EntriesOfAnyKind & { kind: CalledKind } =>
  section.call !== undefined;

/** Those whose entries the spec's calls save. */
export const CALLED_SECTIONS = ENTRY_SECTIONS.filter(isCalled);
export const PAPER_SECTIONS = SECTIONS.paper;
export const EDITOR_SECTIONS = SECTIONS.tabs;

/** Kinds of entry, and the list of a resume that holds each. */
export const ENTRY_LISTS = Object.fromEntries(
  ENTRY_SECTIONS.map(({ kind, list }) => [kind, list]),
) as { [S in BuiltInEntries as S['kind']]: S['list'] };

/** Names of the sections, on the editor's tabs and on the paper. */
export const SECTION_TITLES = Object.fromEntries(
  EDITOR_SECTIONS.map((section) => [section, SECTIONS.titleOf(section)]),
) as Record<(typeof EDITOR_SECTIONS)[number], string>;

/** One entry of each kind, in words. */
export const ENTRY_TITLES = Object.fromEntries(
  ENTRY_SECTIONS.map(({ kind, words }) => [kind, words.one]),
) as Record<EntryKind, string>;

/** The editor's section that shows each kind of entry. */
export const SECTION_OF_KIND = Object.fromEntries(
  ENTRY_SECTIONS.map(({ kind, path }) => [kind, path]),
) as { [S in BuiltInEntries as S['kind']]: S['path'] };

export const kindOfSection = SECTIONS.kindOf;
export const sectionOfKind = SECTIONS.ofKind;
