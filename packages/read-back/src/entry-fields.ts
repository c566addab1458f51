import {
  type EntryKind,
  type EntryOf,
  entryTitle,
  type FieldRef,
  type PaperWords,
  type PrintedText,
  printedEntry,
  type Sections,
} from '@shortlist/model';
import type { FieldLabel } from './difference.ts';
import type { PrintedField, PrintedFields } from './printed-field.ts';
import { saysSomething } from './same-text.ts';

type Entries = ReturnType<Sections['ofKind']>;
type Place = { section: string; entry: string };

/**
 * Lists what an entry prints, field by field, as it stands alone: the employer of several roles is a field of each of them, also
 * where it is printed once.
 */
export function entryFields(
  entry: EntryOf<EntryKind>,
  position: number,
  definition: Entries,
  { words, sections }: { words: PaperWords; sections: Sections },
): PrintedFields {
  const printed = printedEntry(definition, entry, words);
  const place: Place = {
    section: definition.words.title,
    entry: entryTitle(definition.kind, entry, position, sections),
  };
  const { name, organization, location, remarks, dates, points } = printed;
  return {
    fields: [
      ...[...name, ...organization, ...location, ...remarks].map(({ ref, text }) => ({
        name: ref.field,
        ref,
        text,
        label: labelOf(ref, definition, place),
      })),
      ...dates.map(({ ref, text }) => ({
        name: ref.field === 'date' ? 'date' : 'dates',
        ref,
        text,
        label: { code: 'labels.dates' as const, params: place },
      })),
    ].filter(({ text }) => saysSomething(text)),
    points: points
      .map((point, at) => pointField(point, at, place))
      .filter(({ text }) => saysSomething(text)),
  };
}

function pointField({ ref, text, marks }: PrintedText, at: number, place: Place): PrintedField {
  const label = { code: 'labels.point' as const, params: { ...place, number: at + 1 } };
  return { name: ref.field, ref, text, marks, label };
}

function labelOf({ field }: FieldRef, { fields }: Entries, place: Place): FieldLabel {
  const named = fields.find(({ members }) => Object.hasOwn(members, field));
  return { code: 'labels.entry', params: { ...place, field: named?.label ?? field } };
}
