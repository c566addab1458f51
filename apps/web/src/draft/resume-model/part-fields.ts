import type { PartField, PartFields } from '@shortlist/draft';
import {
  ENTRY_FLAGS,
  type EntryValues,
  formatMarkedText,
  ownSection,
  type PointValues,
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
  // Of the contact, links and further lines are lines.
  return new Set(['', 'links', 'details', ...texts]);
}

/** The fields of an entry that stand for its flags: `flag.hidden`. */
const FLAGS = ENTRY_FLAGS.map((flag) => `flag.${flag}`);

/**
 * The fields of a part: of an entry or the contact each field and each flag, one toggle of what is shown (`shown.city`), the end of a
 * job with its toggle; of one text or one order all of it (`''`).
 */
export function listFields(value: PartValue): PartField[] {
  const fields = fieldsOf(value);
  if (!fields) return [''];
  const members = Object.keys(fields).flatMap((field) => {
    if (UNASKED.has(field)) return [];
    if (field !== 'shown') return [field];
    return Object.keys(fields.shown as Fields).map((shown) => `shown.${shown}`);
  });
  return 'id' in fields ? [...members, ...FLAGS] : members;
}

/** Returns the value of one field. */
export function readField(value: PartValue, field: PartField): unknown {
  const fields = fieldsOf(value);
  if (!fields) return value;
  if (field.startsWith('shown.')) return (fields.shown as Fields)[field.slice('shown.'.length)];
  if (field.startsWith('flag.')) return valuesIn(fields)[field.slice('flag.'.length)] === true;
  // "Present" and "Currently work here" are one statement.
  if (field === 'endDate' && 'isCurrent' in fields) {
    return { endDate: fields.endDate, isCurrent: fields.isCurrent };
  }
  return isLook(fields) ? (fields[field] ?? null) : fields[field];
}

/** A look has null, or no member, where nothing is chosen. */
const isLook = (fields: Fields): boolean => 'design' in fields && 'paper' in fields;

/** The part in which one field says `said`, which another version of the part said there. */
function withField(value: PartValue, field: PartField, said: unknown): PartValue {
  const fields = fieldsOf(value);
  if (!fields) return said as PartValue;
  if (field.startsWith('shown.')) {
    const shown = { ...(fields.shown as Fields), [field.slice('shown.'.length)]: said };
    return { ...fields, shown } as PartValue;
  }
  if (field.startsWith('flag.')) {
    return withValues(fields, { [field.slice('flag.'.length)]: said === true || undefined });
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
    ? formatMarkedText(text, valuesIn(fields)[field] as PointValues | undefined)
    : text;
}

/** The part in which one text, its marks and what is hidden of it are what `readMarkedText` read. */
function withMarkedText(value: PartValue, field: PartField, said: unknown): PartValue {
  const fields = fieldsOf(value);
  if (!fields || typeof said !== 'string') return withField(value, field, said);
  const { flat, values } = parseMarkedText(said);
  return withValues({ ...fields, [field]: flat }, { [field]: values });
}

/** The part with other values beside its texts; undefined takes one away. */
function withValues(fields: Fields, changes: Fields): PartValue {
  const { values: before, ...texts } = fields;
  const all = { ...(before as EntryValues | undefined), ...changes };
  const said = Object.entries(all).filter(([, value]) => value !== undefined);
  return {
    ...texts,
    ...(said.length > 0 && { values: Object.fromEntries(said) }),
  } as unknown as PartValue;
}

const valuesIn = ({ values }: Fields): Fields => (values ?? {}) as Fields;

function fieldsOf(value: PartValue): Fields | undefined {
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** Creates the rules that merge the parts of a resume with these sections. */
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
