import { type FieldVersions, mergeText, type PartField, type PartFields } from '@shortlist/draft';
import { CONTACT_FIELDS } from '../../contact/contact-fields.ts';
import { isPoints } from '../../points/points.ts';
import type { PartValue } from '../parts/part.ts';
import { ENTRY_FLAGS } from '../sections/entries/entry-flags.ts';
import { mergePoints } from './merge-points.ts';
import type { ResumeTypes } from './resume-types.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Not asked about: an id stays, and "Present" goes with the end. */
const UNASKED: ReadonlySet<PartField> = new Set(['id', 'isCurrent', ...ENTRY_FLAGS]);

/** The texts that are lines: one that is all of its part, and of the contact those of labelled lines. */
const TEXTS: ReadonlySet<PartField> = new Set([
  '',
  ...CONTACT_FIELDS.filter(({ type }) => type === 'labelled').map(({ key }) => key),
]);

const FLAG = 'flag.';
const SHOWN = 'shown.';

/** The fields of an entry that stand for its flags: `flag.hidden`. */
const FLAGS = ENTRY_FLAGS.map((flag) => FLAG + flag);

/**
 * Lists the fields of a part: of an entry or the contact each field and each flag, one toggle of what is shown (`shown.city`),
 * the end of a job with its toggle; of one text or one order all of it (`''`).
 */
export function listFields(value: PartValue): PartField[] {
  const fields = fieldsOf(value);
  if (!fields) return [''];
  const isEntry = 'id' in fields;
  const members = Object.keys(fields).flatMap((field) => {
    if (isEntry && UNASKED.has(field)) return [];
    if (field !== 'shown') return [field];
    return Object.keys(fields.shown as Fields).map((shown) => SHOWN + shown);
  });
  return isEntry ? [...members, ...FLAGS] : members;
}

/** Returns the value of one field. */
export function readField(value: PartValue, field: PartField): unknown {
  const fields = fieldsOf(value);
  if (!fields) return value;
  if (field.startsWith(SHOWN)) return (fields.shown as Fields)[field.slice(SHOWN.length)];
  if (field.startsWith(FLAG)) return fields[field.slice(FLAG.length)] === true;
  // "Present" and "Currently work here" are one statement.
  if (field === 'endDate' && 'isCurrent' in fields) {
    return { endDate: fields.endDate, isCurrent: fields.isCurrent };
  }
  return isLook(fields) ? (fields[field] ?? null) : fields[field];
}

/** A look has null, or no member, where nothing is chosen. */
const isLook = (fields: Fields): boolean => 'design' in fields && 'paper' in fields;

/** Returns the part in which one field says `said`, which another version of the part said there. */
export function withField(value: PartValue, field: PartField, said: unknown): PartValue {
  const fields = fieldsOf(value);
  if (!fields) return said as PartValue;
  if (field.startsWith(SHOWN)) {
    const shown = { ...(fields.shown as Fields), [field.slice(SHOWN.length)]: said };
    return { ...fields, shown } as PartValue;
  }
  if (field.startsWith(FLAG)) {
    const { [field.slice(FLAG.length)]: _, ...others } = fields;
    return { ...others, ...(said === true && { [field.slice(FLAG.length)]: said }) } as PartValue;
  }
  const isEnd = field === 'endDate' && 'isCurrent' in fields;
  // What is not known takes the place of what was said there.
  const end = (said as Fields | undefined) ?? { endDate: undefined, isCurrent: undefined };
  return { ...fields, ...(isEnd ? end : { [field]: said }) } as PartValue;
}

function fieldsOf(value: PartValue): Fields | undefined {
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : undefined;
}

export function mergeField(field: PartField, { base, mine, theirs }: FieldVersions): unknown {
  if (isPoints(base) && isPoints(mine) && isPoints(theirs))
    return mergePoints({ base, mine, theirs });
  if (!TEXTS.has(field) || ![base, mine, theirs].every((text) => typeof text === 'string'))
    return undefined;
  return mergeText(String(base), String(mine), String(theirs));
}

/** Rules that merge the parts of a resume. */
export const RESUME_FIELDS: PartFields<ResumeTypes> = {
  list: listFields,
  read: readField,
  write: withField,
  mergeLines: mergeField,
};
