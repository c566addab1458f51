import { type PartField, sameValue, WHOLE } from '@shortlist/draft';
import {
  ENTRY_TITLES,
  EntryId,
  type EntryKind,
  entriesOf,
  entryTitle,
  nameOfEntry,
  PaperSection,
  PRESENT,
  type Resume,
  SECTION_TITLES,
} from '@shortlist/resume';
import { entryOfKey, kindOfOrder, readPart } from '../../resume-model/part.ts';
import { RESUME_FIELDS, readField } from '../../resume-model/part-fields.ts';
import type {
  Conflict,
  DraftState,
  Entry,
  PartKey,
  PartValue,
} from '../../resume-model/resume-types.ts';

/** One field in two versions, as words. */
type FieldVersions = { field: PartField; label: string; mine: string; theirs: string };

/** A part that was changed in two places, and the fields to choose in; as a whole where it is not known which differ by whom. */
export type Question = {
  key: PartKey;
  title: string;
  isWhole: boolean;
  isDeletedHere: boolean;
  isDeletedThere: boolean;
  /** It was left unsaved in another window, not saved. */
  isCompeting: boolean;
  fields: FieldVersions[];
};

const LABELS: Readonly<Record<PartField, string>> = {
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  linkedin: 'LinkedIn',
  website: 'Website',
  country: 'Country',
  state: 'State',
  city: 'City',
  'shown.phone': 'Show phone on resume',
  'shown.linkedin': 'Show LinkedIn on resume',
  'shown.country': 'Show country on resume',
  'shown.state': 'Show state on resume',
  'shown.city': 'Show city on resume',
  role: 'Role',
  company: 'Company',
  startDate: 'Start date',
  endDate: 'End date',
  location: 'Location',
  bullets: 'Points',
  degree: 'Degree',
  school: 'School',
  minor: 'Minor',
  gpa: 'GPA',
  name: 'Name',
  organization: 'Organization',
  date: 'Date',
  relevance: 'Description',
};

/** What there is to choose in a draft, in words. */
export const listQuestions = ({ conflicts, document }: DraftState): Question[] =>
  [...conflicts].map(([key, conflict]) => questionOf(document, key, conflict));

function questionOf(resume: Resume, key: PartKey, conflict: Conflict): Question {
  const mine = readPart(resume, key);
  const theirs = conflict.value;
  const isWhole = conflict.fields.includes(WHOLE);
  const asked = isWhole ? RESUME_FIELDS.list(mine ?? theirs) : conflict.fields;
  return {
    key,
    title: partTitle(key, mine ?? theirs),
    isWhole,
    isDeletedHere: mine === undefined,
    isDeletedThere: theirs === undefined,
    isCompeting: conflict.isCompeting === true,
    fields: asked
      .filter((field) => !sameValue(read(mine, field), read(theirs, field)))
      .map((field) => ({
        field,
        label: LABELS[field] ?? '',
        mine: inWords(resume, key, read(mine, field)),
        theirs: inWords(resume, key, read(theirs, field)),
      })),
  };
}

const read = (value: PartValue, field: PartField) =>
  value === undefined ? undefined : readField(value, field);

/** What a part is called; an entry by its name, where it has one. */
function partTitle(key: PartKey, value: PartValue): string {
  const entry = entryOfKey(key);
  if (entry) return titleOfEntry(entry.kind, value as Entry | undefined);
  const kind = kindOfOrder(key);
  if (kind) return `Order of ${ENTRY_TITLES[kind].toLowerCase()} entries`;
  if (key === 'section_order') return 'Order of sections';
  return SECTION_TITLES[key as 'contact' | 'summary' | 'skills'];
}

function titleOfEntry(kind: EntryKind, entry: Entry | undefined): string {
  const name = entry ? nameOfEntry(kind, entry) : '';
  return name === '' ? ENTRY_TITLES[kind] : `${ENTRY_TITLES[kind]} “${name}”`;
}

function inWords(resume: Resume, key: PartKey, value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.flatMap((each) => nameInOrder(resume, key, each)).join('\n');
  if (typeof value === 'object' && value !== null) {
    const end: { endDate?: unknown; isCurrent?: unknown } = value;
    return end.isCurrent === true ? PRESENT : String(end.endDate ?? '');
  }
  return String(value);
}

/** What an order names: a section, or an entry that is there. */
function nameInOrder(resume: Resume, key: PartKey, named: unknown): string[] {
  const kind = kindOfOrder(key);
  if (!kind) return [SECTION_TITLES[PaperSection.parse(named)]];
  const id = EntryId.parse(named);
  const entries = entriesOf(resume, kind);
  const position = entries.findIndex((entry) => entry.id === id);
  const entry = entries[position];
  return entry ? [entryTitle(kind, entry, position)] : [];
}
