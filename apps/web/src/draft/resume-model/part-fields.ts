import type { PartField, PartFields } from '@shortlist/draft';
import type { Sections } from '@shortlist/resume';
import type { PartValue, ResumeTypes } from './resume-types.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Not asked about: an id stays, and "Present" goes with the end. */
const UNASKED: ReadonlySet<PartField> = new Set(['id', 'isCurrent']);

/** The fields that are texts of several lines. */
function listTexts({ entries }: Sections): ReadonlySet<PartField> {
  const texts = entries
    .flatMap(({ fields }) => fields)
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

function fieldsOf(value: PartValue): Fields | undefined {
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** How the parts of a resume with these sections are merged. */
export function createPartFields(sections: Sections): PartFields<ResumeTypes> {
  const texts = listTexts(sections);
  return {
    list: listFields,
    read: readField,
    write: withField,
    isText: (field) => texts.has(field),
  };
}
