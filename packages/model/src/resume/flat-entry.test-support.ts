import {
  type EntryAnnotations,
  type EntryId,
  type EntryKind,
  type EntryOf,
  type EntryTexts,
  entriesOf,
  entryAnnotations,
  entryTexts,
  type FieldRef,
  membersOf,
  type Resume,
  readTexts,
  type Sections,
  sectionsOf,
  type TextKind,
  textOf,
  withAnnotations,
  withEntries,
  withText,
} from '../index.ts';

// Entries as a test writes and compares them: every value as text.

/** An entry with every value as text, and in `values` what the texts do not say. */
export type FlatEntry<K extends EntryKind> = { id: EntryId } & EntryTexts<K> & {
    values?: EntryAnnotations | undefined;
  };

/** A new entry of `kind`. */
export const emptyFlatEntry = <K extends EntryKind>(
  kind: K,
  id: EntryId,
  sections: Sections,
): FlatEntry<K> => ({ id, ...membersOf(kind, sections) }) as unknown as FlatEntry<K>;

export function flatEntry<K extends EntryKind>(
  kind: K,
  entry: EntryOf<K>,
  sections: Sections,
): FlatEntry<K> {
  const section = sections.ofKind(kind);
  const values = entryAnnotations(section, entry);
  return { ...entryTexts(section, entry), ...(values && { values }) } as FlatEntry<K>;
}

/** Its points keep the ids of the same lines in `previous`. */
export function readEntry<K extends EntryKind>(
  kind: K,
  { values, ...texts }: FlatEntry<K>,
  sections: Sections,
  previous?: EntryOf<K>,
): EntryOf<K> {
  const section = sections.ofKind(kind);
  const entry = readTexts(section, texts, ...(previous ? [{ ...previous }] : []));
  return withAnnotations(section, entry, values) as unknown as EntryOf<K>;
}

export const flatEntriesOf = <K extends EntryKind>(
  resume: Resume,
  kind: K,
  sections: Sections,
): FlatEntry<K>[] => entriesOf(resume, kind).map((entry) => flatEntry(kind, entry, sections));

/** Those with an id that is there keep the ids of their points. */
export function withFlatEntries(
  resume: Resume,
  kind: EntryKind,
  flat: readonly FlatEntry<EntryKind>[],
  sections: Sections,
): Resume {
  const known = new Map(entriesOf(resume, kind).map((entry) => [entry.id, entry]));
  const entries = flat.map((each) => readEntry(kind, each, sections, known.get(each.id)));
  return withEntries(resume, kind, entries);
}

/** The text of a field, as `withFieldText` sets it. */
export function fieldText(resume: Resume, { section, field, entryId }: FieldRef, base: Sections) {
  if (section === 'contact') return String(resume.contact[field as keyof Resume['contact']]);
  const known = sectionsOf(resume, base);
  const kind = known.kindOf(section);
  if (!kind) return textOf(resume, field as TextKind);
  const entry = flatEntriesOf(resume, kind, known).find(({ id }) => id === entryId);
  return String(new Map<string, unknown>(Object.entries(entry ?? {})).get(field) ?? '');
}

/** The resume with another text in a field; `rest` are other members of its entry. */
export function withFieldText(
  resume: Resume,
  { section, field, entryId }: FieldRef,
  text: string,
  { sections: base, rest = {} }: { sections: Sections; rest?: object },
): Resume {
  if (section === 'contact') return { ...resume, contact: { ...resume.contact, [field]: text } };
  const known = sectionsOf(resume, base);
  const kind = known.kindOf(section);
  if (!kind) return withText(resume, field as TextKind, text);
  const entries = flatEntriesOf(resume, kind, known).map((entry) =>
    entry.id === entryId ? ({ ...entry, [field]: text, ...rest } as FlatEntry<EntryKind>) : entry,
  );
  return withFlatEntries(resume, kind, entries, known);
}
