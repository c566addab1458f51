import type { Sections } from './sections/create-sections.ts';
import type { EntryOf } from './sections/entries/entry.ts';
import type { EntryKind } from './sections/registry.ts';

/** Returns the name of an entry: its role, else its company; its degree, else its school; its name. Empty where it has none. */
export function nameOfEntry<K extends EntryKind>(
  kind: K,
  entry: EntryOf<K>,
  sections: Sections,
): string {
  const texts = new Map<string, unknown>(Object.entries(entry));
  const said = sections.ofKind(kind).naming.map((name) => String(texts.get(name)).trim());
  return said.find((name) => name !== '') ?? '';
}

/** Heading of an entry's card: what it is called, or "Project 2" for a second one without a name. `position` counts from 0. */
export function entryTitle<K extends EntryKind>(
  kind: K,
  entry: EntryOf<K>,
  position: number,
  sections: Sections,
): string {
  const name = nameOfEntry(kind, entry, sections);
  return name || `${sections.ofKind(kind).words.entry} ${position + 1}`;
}
