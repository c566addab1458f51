import type { Message } from '@shortlist/messages';
import {
  contactFieldsOf,
  type EditorSection,
  type EntryId,
  type EntryKind,
  type EntryOf,
  entriesOf,
  type Field,
  type FieldName,
  formatFieldRef,
  type Resume,
  type Sections,
} from '@shortlist/model';

/** A field of the resume as a whole; `FieldRef` may also mean one of its lines. */
export type FieldPlace = { section: EditorSection; field: FieldName; entryId?: EntryId };

export type FieldSpec = {
  field: FieldName;
  /** A section's own, or one of the catalogue. */
  label: string | Message<'labels'>;
  /** One line, a month and year, a text of several lines, or one whose lines are bullets or have labels before them. */
  form: 'line' | 'date' | 'lines' | 'bullets' | 'labelled';
};

/** Checks whether a field is a text of several lines. */
export const hasLines = ({ form }: FieldSpec): boolean => form !== 'line' && form !== 'date';

/** Returns whether the date of a field is picked as a start or an end: only an end may be "Present". */
export const picksOf = ({ field }: FieldPlace) => (field === 'endDate' ? 'end' : 'start');

/** The fields of the contact that are typed; switches are not asked about. */
const contactFields = (sections: Sections): readonly FieldSpec[] =>
  contactFieldsOf(sections).flatMap(({ key, type, label }) =>
    type === 'line' || type === 'labelled' ? [{ field: key as FieldName, label, form: type }] : [],
  );

const FORMS = {
  line: 'line',
  number: 'line',
  month: 'date',
  points: 'bullets',
  text: 'lines',
} as const satisfies Partial<Record<Field['type'], FieldSpec['form']>>;

/** The fields of each section, or of each entry in it, in the order of the editor's form. */
export function fieldsOfSection(section: EditorSection, sections: Sections): readonly FieldSpec[] {
  if (section === 'contact') return contactFields(sections);
  const kind = sections.kindOf(section);
  if (kind) return sections.ofKind(kind).fields.flatMap(specsOf);
  return [{ field: section as FieldName, label: sections.titleOf(section), form: 'lines' }];
}

function specsOf({ type, members, label }: Field): FieldSpec[] {
  switch (type) {
    case 'dateRange':
      return [
        { field: 'startDate', label: { code: 'labels.startDate' }, form: 'date' },
        { field: 'endDate', label: { code: 'labels.endDate' }, form: 'date' },
      ];
    default:
      return [{ field: Object.keys(members)[0] as FieldName, label, form: FORMS[type] }];
  }
}

/** An entry with its kind. */
export type Entry = { [K in EntryKind]: { kind: K; entry: EntryOf<K> } }[EntryKind];

export const listEntries = (resume: Resume, kind: EntryKind): readonly Entry[] =>
  // Each entry of the list named for a kind is of that kind; TypeScript loses the tie in the lookup.
  entriesOf(resume, kind).map((entry) => ({ kind, entry }) as Entry);

/** Every field of the resume in the order of the screen. */
export function listFields(
  resume: Resume,
  sections: Sections,
): { place: FieldPlace; spec: FieldSpec }[] {
  return sections.tabs.flatMap((section) => {
    const kind = sections.kindOf(section);
    const fields = fieldsOfSection(section, sections);
    if (!kind) return fields.map((spec) => ({ place: { section, field: spec.field }, spec }));
    return listEntries(resume, kind).flatMap(({ entry }) => entryFields(kind, entry.id, sections));
  });
}

/** The fields of one entry in the order of the screen. */
export function entryFields(
  kind: EntryKind,
  entryId: EntryId,
  sections: Sections,
): { place: FieldPlace; spec: FieldSpec }[] {
  const section = sections.ofKind(kind).path;
  return fieldsOfSection(section, sections).map((spec) => ({
    place: { section, field: spec.field, entryId },
    spec,
  }));
}

/** Names a field among all those of the screen. */
export const fieldKey = (place: FieldPlace): string =>
  formatFieldRef({
    section: place.section,
    field: place.field,
    ...(place.entryId !== undefined && { entryId: place.entryId }),
  });

/** Returns how a field is shown and typed. Throws for a field that its section does not have. */
export function specOf({ section, field }: FieldPlace, sections: Sections): FieldSpec {
  const spec = fieldsOfSection(section, sections).find((each) => each.field === field);
  if (!spec) throw new Error(`The section ${section} has no field ${field}.`);
  return spec;
}
