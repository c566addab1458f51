import type { PartValue } from '../resume-model/part.ts';

/**
 * What is merged by itself: a field of an entry or of the contact, one toggle of what is shown (`shown.city`), the end
 * of a job with its toggle, or all of a part that is one text or one order (`''`).
 */
export type PartField = string;

/** All of a part, where one side has deleted it or it is not known what its fields were changed from. */
export const WHOLE: PartField = '*';

type Fields = Readonly<Record<string, unknown>>;

/** Texts of several lines. */
const TEXTS: ReadonlySet<PartField> = new Set(['', 'bullets', 'relevance']);
/** Not a person's words: an id stays, and uses of AI Write are counted (`keepUses`). */
const UNASKED: ReadonlySet<PartField> = new Set(['id', 'aiUsesLeft', 'isCurrent']);

export const isText = (field: PartField): boolean => TEXTS.has(field);

/** The fields of a part that is there. */
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
export function withField(value: PartValue, field: PartField, said: unknown): PartValue {
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

/** The part with some of its fields as another version of it says them. */
export const withFieldsOf = (
  value: PartValue,
  other: PartValue,
  fields: readonly PartField[],
): PartValue =>
  fields.reduce((next, field) => withField(next, field, readField(other, field)), value);

function fieldsOf(value: PartValue): Fields | undefined {
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : undefined;
}
