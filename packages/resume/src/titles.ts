import type { EditorSection } from './resume.ts';
import { type EntryKind, type EntryOf, sectionOfKind } from './sections/entry.ts';
import { type BuiltInEntries, ENTRY_SECTIONS, SECTIONS } from './sections/registry.ts';

/** Names of the sections, on the editor's tabs and on the paper. */
export const SECTION_TITLES = {
  contact: 'Contact',
  ...Object.fromEntries(SECTIONS.map(({ path, words }) => [path, words.title])),
} as Record<EditorSection, string>;

/** One entry of each kind, in words. */
export const ENTRY_TITLES = Object.fromEntries(
  ENTRY_SECTIONS.map(({ kind, words }) => [kind, words.one]),
) as Record<EntryKind, string>;

/** The editor's section that shows each kind of entry. */
export const SECTION_OF_KIND = Object.fromEntries(
  ENTRY_SECTIONS.map(({ kind, path }) => [kind, path]),
) as { [S in BuiltInEntries as S['kind']]: S['path'] };

/** The kind of entry that a section lists; undefined for a section that is no list. */
export const kindOfSection = (section: EditorSection): EntryKind | undefined =>
  ENTRY_SECTIONS.find(({ path }) => path === section)?.kind;

/** What an entry is called: its role, else its company; its degree, else its school; its name. Empty where it has none. */
export function nameOfEntry<K extends EntryKind>(kind: K, entry: EntryOf<K>): string {
  const texts = new Map<string, unknown>(Object.entries(entry));
  const said = sectionOfKind(kind).naming.map((name) => String(texts.get(name)).trim());
  return said.find((name) => name !== '') ?? '';
}

/** Heading of an entry's card: what it is called, or "Project 2" for a second one without a name. `position` counts from 0. */
export function entryTitle<K extends EntryKind>(
  kind: K,
  entry: EntryOf<K>,
  position: number,
): string {
  return nameOfEntry(kind, entry) || `${ENTRY_TITLES[kind]} ${position + 1}`;
}
