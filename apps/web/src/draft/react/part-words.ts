import { ENTRY_TITLES, type EntryKind, SECTION_TITLES } from '@shortlist/resume';
import { entryOfKey, type PartKey, type PartValue } from '../part.ts';
import { sameValue } from '../same-value.ts';

/** One field of a part in two versions, as words. */
export type FieldVersions = { label: string; mine: string; theirs: string };

const LABELS: Readonly<Record<string, string>> = {
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  linkedin: 'LinkedIn',
  website: 'Website',
  country: 'Country',
  state: 'State',
  city: 'City',
  shown: 'Shown on resume',
  role: 'Role',
  company: 'Company',
  startDate: 'Start date',
  endDate: 'End date',
  isCurrent: 'Currently work here',
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

/** What a part is called. */
export function partTitle(key: PartKey): string {
  const entry = entryOfKey(key);
  if (entry) return ENTRY_TITLES[entry.kind satisfies EntryKind];
  return key === 'section_order' ? 'Order of sections' : SECTION_TITLES[sectionOf(key)];
}

const sectionOf = (key: PartKey) => key as 'contact' | 'summary' | 'skills';

/** Not a person's words, and not theirs to choose. */
const UNASKED = new Set(['id', 'aiUsesLeft']);

/** The fields in which two versions of a part differ; a version that was deleted is blank in each. */
export function differingFields(mine: PartValue, theirs: PartValue): FieldVersions[] {
  const left = fieldsOf(mine);
  const right = fieldsOf(theirs);
  return [...new Set([...Object.keys(left), ...Object.keys(right)])]
    .filter((field) => !UNASKED.has(field) && !sameValue(left[field], right[field]))
    .map((field) => ({
      label: LABELS[field] ?? '',
      mine: inWords(left[field]),
      theirs: inWords(right[field]),
    }));
}

function fieldsOf(value: PartValue): Record<string, unknown> {
  if (value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { '': value };
}

function inWords(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(capitalised).join(', ');
  if (typeof value === 'object' && value !== null) {
    const isOn = Object.entries(value).filter(([, on]) => on === true);
    return isOn.map(([field]) => LABELS[field] ?? field).join(', ');
  }
  return String(value);
}

const capitalised = (word: unknown) => String(word).replace(/^./u, (first) => first.toUpperCase());
