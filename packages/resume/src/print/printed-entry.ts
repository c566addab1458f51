import { formatDateRange } from '../dates/date-range.ts';
import type { FieldName } from '../field-ref.ts';
import type { Field, PrintRole } from '../fields/field.ts';
import type { EntryId } from '../ids.ts';
import type { EntriesOfAnyKind } from '../sections/create-sections.ts';
import type { EntryOf } from '../sections/entry.ts';
import type { EntryKind } from '../sections/registry.ts';
import { type PrintedText, printedLines } from './printed-text.ts';

/** What an entry prints, by what each text is. Texts that say nothing are left out. */
export type PrintedEntry = {
  readonly id: EntryId;
  /** What it is called; behind that, who gave it. */
  readonly name: readonly PrintedText[];
  readonly dates: readonly PrintedText[];
  /** Who employed or taught, unless that names the entry. */
  readonly organization: readonly PrintedText[];
  readonly place: readonly PrintedText[];
  readonly remarks: readonly PrintedText[];
  readonly points: readonly PrintedText[];
};

/** An entry of a section as it is printed. An organization names the entry that has no other name. */
export function printedEntry(
  { fields, path: section }: EntriesOfAnyKind,
  entry: EntryOf<EntryKind>,
): PrintedEntry {
  const values = new Map<string, unknown>(Object.entries(entry));
  const printed = (role: PrintRole): PrintedText[] =>
    fields
      .filter(({ prints }) => prints === role)
      .map((field) => writeField(field, values))
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, field }) => ({ text, ref: { section, entryId: entry.id, field } }));

  const names = printed('name');
  const organization = printed('organization');
  const isNamed = names.length > 0;
  return {
    id: entry.id,
    name: isNamed ? names : organization,
    dates: printed('dates'),
    organization: isNamed ? organization : [],
    place: printed('place'),
    remarks: printed('remark'),
    points: printed('points').flatMap(({ text, ref }) => printedLines(text, ref)),
  };
}

/** A field's text on paper, and the member to which a click on it leads. */
function writeField(field: Field, values: ReadonlyMap<string, unknown>) {
  const textOf = (member: string) => String(values.get(member) ?? '');
  // The members of a field are fields of the editor.
  const first = Object.keys(field.members)[0] as FieldName;
  switch (field.type) {
    case 'dateRange': {
      const [start, end] = [textOf('startDate'), textOf('endDate')];
      const text = formatDateRange(start, end, values.get('isCurrent') === true);
      return { text, field: start.trim() === '' ? ('endDate' as const) : first };
    }
    case 'points':
    case 'text':
      return { text: textOf(first), field: first };
    default: {
      const text = textOf(first).trim();
      return { text: text && `${field.printedLabel ?? ''}${text}`, field: first };
    }
  }
}
