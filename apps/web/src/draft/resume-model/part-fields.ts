import type { PartField, PartFields } from '@shortlist/draft';
import {
  type EntryValues,
  formatMarkedText,
  ownSection,
  parseMarkedText,
  type Sections,
} from '@shortlist/resume';
import type { PartValue, ResumeTypes } from './resume-types.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Not asked about: an id stays, "Present" goes with the end, and marks with their points. */
const UNASKED: ReadonlySet<PartField> = new Set(['id', 'isCurrent', 'values']);

/** The fields that are texts of several lines, of kinds that may be added and of a person's own too. */
function listTexts({ kinds }: Sections): ReadonlySet<PartField> {
  const texts = [...kinds, ownSection('', 'entries')]
    .flatMap((section) => (section.shape === 'entries' ? section.fields : []))
    .filter(({ type }) => type === 'points' || type === 'text')
    .flatMap(({ members }) => Object.keys(members));
  return new Set(['', ...texts]);
}

/**
 * The fields of a part: of an entry or the contact each field, one toggle of what is shown (`shown.city`), the end of a
 * job with its toggle; of one text or one order all of it (`''`).
 */
export function listFields(value: PartValue): PartField[] {
  const fields = fieldsOf(value);
  if (!fields) return [''];
  return Object.keys(fields).flatMap((field) => {
    if (UNASKED.has(field)) return [];
    if (field !== 'shown') return [field];
    return Object.keys(fields.shown as Fields).map((shown) => `shown.${shown}`);
  });
}

/** What one field says. */
export function readField(value: PartValue, field: PartField): unknown {
  const fields = fieldsOf(value);
  if (!fields) return value;
  if (field.startsWith('shown.')) return (fields.shown as Fields)[field.slice('shown.'.length)];
  // "Present" and "Currently work here" are one statement.
  if (field === 'endDate' && 'isCurrent' in fields) {
    return { endDate: fields.endDate, isCurrent: fields.isCurrent };
  }
  return fields[field];
}

/** The part in which one field says `said`, which another version of the part said there. */
function withField(value: PartValue, field: PartField, said: unknown): PartValue {
  const fields = fieldsOf(value);
  if (!fields) return said as PartValue;
  if (field.startsWith('shown.')) {
    const shown = { ...(fields.shown as Fields), [field.slice('shown.'.length)]: said };
    return { ...fields, shown } as PartValue;
  }
  const isEnd = field === 'endDate' && 'isCurrent' in fields;
  // What is not known takes the place of what was said there.
  const end = (said as Fields | undefined) ?? { endDate: undefined, isCurrent: undefined };
  return { ...fields, ...(isEnd ? end : { [field]: said }) } as PartValue;
}

/** A text with its marks and what is hidden of it, as a text that merges line by line. */
export function readMarkedText(value: PartValue, field: PartField): unknown {
  const text = readField(value, field);
  const fields = fieldsOf(value);
  return fields && typeof text === 'string'
    ? formatMarkedText(text, (fields.values as EntryValues | undefined)?.[field])
    : text;
}

/** The part in which one text, its marks and what is hidden of it are what `readMarkedText` read. */
function withMarkedText(value: PartValue, field: PartField, said: unknown): PartValue {
  const fields = fieldsOf(value);
  if (!fields || typeof said !== 'string') return withField(value, field, said);
  const { flat, values } = parseMarkedText(said);
  const { values: before, ...texts } = fields;
  const { [field]: _, ...others } = (before ?? {}) as EntryValues;
  const all = { ...others, ...(values && { [field]: values }) };
  const isPlain = Object.keys(all).length === 0;
  return { ...texts, [field]: flat, ...(!isPlain && { values: all }) } as PartValue;
}

function fieldsOf(value: PartValue): Fields | undefined {
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** How the parts of a resume with these sections are merged. */
export function createPartFields(sections: Sections): PartFields<ResumeTypes> {
  const texts = listTexts(sections);
  const isText = (field: PartField) => texts.has(field);
  return {
    list: listFields,
    read: (value, field) => (isText(field) ? readMarkedText : readField)(value, field),
    write: (value, field, said) => (isText(field) ? withMarkedText : withField)(value, field, said),
    isText,
  };
}
