import {
  type EditorSection,
  type EntryId,
  type EntryKind,
  type EntryValues,
  emptyFlatEntry,
  type FieldName,
  type FlatEntry,
  NO_SETTINGS,
  PRESENT,
  SECTIONS,
  type SectionSettings,
  type TextKind,
} from '@shortlist/model';
import type { OpenEntry, OpenReadings, OwnReading } from '../sections/open/read-open.ts';
import type { ReadField } from './parsed-resume.ts';
import type { ReadValue } from './read-value.ts';

/** The entries of the sections that not every resume has, by kind. `newId` is called once for each entry. */
export function buildOpenEntries(
  { entries, own }: OpenReadings,
  newId: () => EntryId,
  fields: ReadField[],
): { [K in EntryKind]?: readonly FlatEntry<K>[] } {
  // The key of a section of one's own is its kind.
  const lists: [EntryKind, readonly OpenEntry[]][] = [
    ...entries,
    ...own.map((each) => [each.key as EntryKind, each.entries] as [EntryKind, OpenEntry[]]),
  ];
  return Object.fromEntries(
    lists.map(([kind, read]) => [
      kind,
      read.map((entry) => buildEntry(kind, entry, newId(), fields)),
    ]),
  );
}

/** Builds the texts of one's own sections, by key. */
export function buildOwnTexts(own: readonly OwnReading[], fields: ReadField[]) {
  const texts = own
    .filter(({ shape }) => shape !== 'entries')
    .map(({ key, lines }): [string, string] => {
      // The key is the section's address, and the name of its text.
      const ref = { section: key as EditorSection, field: key as FieldName };
      for (const [line, value] of lines.entries()) fields.push({ ...value, ref: { ...ref, line } });
      return [key, lines.map(({ text }) => text).join('\n')];
    });
  return Object.fromEntries(texts) as Partial<Record<TextKind, string>>;
}

export const ownSettings = (own: readonly OwnReading[]): Map<string, SectionSettings> =>
  new Map(
    own.map(({ key, title, shape }) => [key, { ...NO_SETTINGS, title, shape, isAdded: true }]),
  );

const pathOf = (kind: EntryKind) =>
  (SECTIONS.kinds.find((each) => each.kind === kind)?.path ?? kind) as EditorSection;

function buildEntry(
  kind: EntryKind,
  { values, text }: OpenEntry,
  entryId: EntryId,
  fields: ReadField[],
): FlatEntry<EntryKind> {
  const section = pathOf(kind);
  const said = Object.entries(values).flatMap(([field, value]) =>
    value && value.text !== '' ? [[field, value] as [FieldName, ReadValue]] : [],
  );
  for (const [field, value] of said) fields.push({ ...value, ref: { section, entryId, field } });
  text?.lines.forEach((value, line) => {
    const field = text.field as FieldName;
    fields.push({ ...value, ref: { section, entryId, field, line } });
  });
  const empty = emptyFlatEntry(kind, entryId, SECTIONS);
  return {
    ...empty,
    ...Object.fromEntries(said.map(([field, value]) => [field, value.text])),
    ...('isCurrent' in empty && { isCurrent: values.endDate?.text === PRESENT }),
    ...(text && { [text.field]: text.lines.map((line) => `${text.lead}${line.text}`).join('\n') }),
    ...valuesOf(text ? { [text.field]: text.lines } : {}),
  } as FlatEntry<EntryKind>;
}

/** Returns the marks of an entry's lines, which its texts do not say, by the names of the texts; nothing where there are none. */
export function valuesOf(texts: Readonly<Record<string, readonly ReadValue[]>>): {
  values?: EntryValues;
} {
  const marked = Object.entries(texts).flatMap(([field, lines]) => {
    const marks = lines.flatMap(({ marks: own }, line) => (own ? [[String(line), own]] : []));
    return marks.length > 0 ? [[field, { marks: Object.fromEntries(marks) }]] : [];
  });
  return marked.length > 0 ? { values: Object.fromEntries(marked) } : {};
}
