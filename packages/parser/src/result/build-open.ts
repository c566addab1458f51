import {
  type EditorSection,
  type EntryId,
  type EntryKind,
  type EntryOf,
  emptyEntry,
  type FieldName,
  NO_SETTINGS,
  PRESENT,
  pointsOfTexts,
  SECTIONS,
  type SectionSettings,
  type TextKind,
  withTexts,
} from '@shortlist/model';
import type { OpenEntry, OpenReadings, OwnReading } from '../sections/open/read-open.ts';
import type { ReadField } from './parsed-resume.ts';
import type { ReadValue } from './read-value.ts';

/** The entries of the sections that not every resume has, by kind. `newId` is called once for each entry. */
export function buildOpenEntries(
  { entries, own }: OpenReadings,
  newId: () => EntryId,
  fields: ReadField[],
): { [K in EntryKind]?: readonly EntryOf<K>[] } {
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

function buildEntry(
  kind: EntryKind,
  { values, text }: OpenEntry,
  entryId: EntryId,
  fields: ReadField[],
): EntryOf<EntryKind> {
  const section = SECTIONS.ofKind(kind).path;
  const said = Object.entries(values).flatMap(([field, value]) =>
    value && value.text !== '' ? [[field, value] as [FieldName, ReadValue]] : [],
  );
  for (const [field, value] of said) fields.push({ ...value, ref: { section, entryId, field } });
  text?.lines.forEach((value, line) => {
    const field = text.field as FieldName;
    fields.push({ ...value, ref: { section, entryId, field, line } });
  });
  const empty = emptyEntry(kind, entryId, SECTIONS);
  const texts = Object.fromEntries(said.map(([field, value]) => [field, value.text]));
  return {
    ...withTexts(SECTIONS.ofKind(kind), empty, texts),
    ...('isCurrent' in empty && { isCurrent: values.endDate?.text === PRESENT }),
    ...(text && { [text.field]: pointsOfTexts(text.lines, text.lead) }),
  };
}
