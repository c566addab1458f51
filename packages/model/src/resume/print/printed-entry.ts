import { formatDateRange } from '../../dates/date-range.ts';
import type { Field, PrintRole } from '../../fields/field.ts';
import type { EntryId } from '../../ids.ts';
import { ENGLISH_WORDS, type PaperWords } from '../../languages/paper-words.ts';
import type { FieldName } from '../field-ref.ts';
import type { EntriesOfAnyKind } from '../sections/create-sections.ts';
import type { EntryOf } from '../sections/entries/entry.ts';
import { dateIn, memberIn, pointsIn } from '../sections/entries/member-values.ts';
import type { EntryKind } from '../sections/registry.ts';
import type { PageBreaks } from './page-breaks.ts';
import { type PrintedText, printedPoints } from './printed-text.ts';

/** The printed texts of an entry, by their roles. Texts that say nothing are left out. */
export type PrintedEntry = PageBreaks & {
  readonly id: EntryId;
  /** Above the first of several roles at one employer: who that is, where, and the period of all of them. */
  readonly employer?: PrintedEmployer;
  /** True if it is one of several roles at one employer. */
  readonly isRole?: true;
  /** Its name; behind that, who gave it. */
  readonly name: readonly PrintedText[];
  readonly dates: readonly PrintedText[];
  /** The employer or school, unless that names the entry. */
  readonly organization: readonly PrintedText[];
  readonly location: readonly PrintedText[];
  readonly remarks: readonly PrintedText[];
  readonly points: readonly PrintedText[];
};

type PrintedEmployer = Pick<PrintedEntry, 'organization' | 'location' | 'dates'>;

/** An entry of a section as it is printed alone. An organization names the entry that has no other name. */
export function printedEntry(
  { fields, kind, path: section }: EntriesOfAnyKind,
  entry: EntryOf<EntryKind>,
  words = ENGLISH_WORDS,
): PrintedEntry {
  const printed = (role: PrintRole): PrintedText[] =>
    fields
      .filter(({ prints }) => prints === role)
      .map((field) => writeField(field, entry, { kind, words }))
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
    location: printed('location'),
    remarks: printed('remark'),
    points: fields
      .filter(({ prints }) => prints === 'points')
      .flatMap((field) => {
        const ref = { section, entryId: entry.id, field: firstMember(field) };
        return printedPoints(pointsIn(entry, ref.field), ref);
      }),
  };
}

/** A field's text on paper, and the member to which a click on it leads. */
function writeField(
  field: Field,
  entry: object,
  { kind, words }: { kind: string; words: PaperWords },
) {
  const first = firstMember(field);
  const dateOf = (member: string) => {
    const date = dateIn(entry, member);
    return date === undefined ? '' : words.formatDate(date);
  };
  switch (field.type) {
    case 'dateRange': {
      const [start, end] = [dateOf('startDate'), dateOf('endDate')];
      const isCurrent = memberIn(entry, 'isCurrent') === true;
      const text = formatDateRange(start, end, isCurrent, words.present);
      return { text, field: start.trim() === '' ? ('endDate' as const) : first };
    }
    case 'month':
      return { text: dateOf(first).trim(), field: first };
    default: {
      const text = String(memberIn(entry, first) ?? '').trim();
      const label = words.labelOf(kind, first) ?? field.printedLabel ?? '';
      return { text: text && label + text, field: first };
    }
  }
}

/** The first member of a field; the members are fields of the editor. */
const firstMember = ({ members }: Field) => Object.keys(members)[0] as FieldName;
