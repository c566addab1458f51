import {
  EDITOR_SECTIONS,
  type EditorSection,
  ENTRY_LISTS,
  type EntryId,
  type EntryKind,
  type EntryOf,
  type FieldName,
  formatFieldRef,
  type Resume,
  SECTION_OF_KIND,
} from '@shortlist/resume';

/** A field of the resume as a whole; `FieldRef` may also mean one of its lines. */
export type FieldPlace = { section: EditorSection; field: FieldName; entryId?: EntryId };

export type FieldSpec = {
  field: FieldName;
  label: string;
  /** One line, a month and year, a text of several lines, or one whose lines are bullets. */
  form: 'line' | 'date' | 'lines' | 'bullets';
  required?: boolean;
};

type Labels = readonly (readonly [FieldName, string, FieldSpec['form']?])[];

const specs = (labels: Labels): readonly FieldSpec[] =>
  labels.map(([field, label, form = 'line']) => ({ field, label, form }));

const named = (name: string, relevance: string) =>
  specs([
    ['name', name],
    ['organization', 'Organization'],
    ['date', 'Date', 'date'],
    ['relevance', relevance, 'lines'],
  ]);

/** The fields of each section, or of each entry in it, as they stand below each other. */
export const SECTION_FIELDS: Readonly<Record<EditorSection, readonly FieldSpec[]>> = {
  contact: specs([
    ['fullName', 'Full Name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['linkedin', 'LinkedIn'],
    ['website', 'Website'],
    ['country', 'Country'],
    ['state', 'State'],
    ['city', 'City'],
  ]),
  experience: specs([
    ['role', 'Role'],
    ['company', 'Company'],
    ['startDate', 'Start date', 'date'],
    ['endDate', 'End date', 'date'],
    ['location', 'Location'],
    ['bullets', 'What you did', 'bullets'],
  ]),
  education: specs([
    ['degree', 'Degree'],
    ['school', 'School'],
    ['startDate', 'Start date', 'date'],
    ['endDate', 'End date', 'date'],
    ['location', 'Location'],
    ['minor', 'Minor'],
    ['gpa', 'GPA'],
    ['bullets', 'Details', 'bullets'],
  ]),
  certifications: named('Certification name', 'What it covers'),
  awards: named('Award name', 'What it was for'),
  projects: named('Project name', 'Description'),
  skills: specs([['skills', 'Skills', 'lines']]),
  summary: specs([['summary', 'Summary', 'lines']]),
};

/** The kind of entry that a section lists; undefined for the three that are no lists. */
export const KIND_OF_SECTION: Readonly<Record<EditorSection, EntryKind | undefined>> = {
  contact: undefined,
  skills: undefined,
  summary: undefined,
  experience: 'experience',
  education: 'education',
  certifications: 'certification',
  awards: 'award',
  projects: 'project',
};

/** An entry with its kind. */
export type Entry = { [K in EntryKind]: { kind: K; entry: EntryOf<K> } }[EntryKind];

export function listEntries(resume: Resume, kind: EntryKind): Entry[] {
  // Each entry of the list named for a kind is of that kind; TypeScript loses the tie in the lookup.
  return resume[ENTRY_LISTS[kind]].map((entry) => ({ kind, entry }) as Entry);
}

/** Every field of the resume in the order of the screen. */
export function listFields(resume: Resume): { place: FieldPlace; spec: FieldSpec }[] {
  return EDITOR_SECTIONS.flatMap((section) => {
    const kind = KIND_OF_SECTION[section];
    const fields = SECTION_FIELDS[section];
    if (!kind) return fields.map((spec) => ({ place: { section, field: spec.field }, spec }));
    return listEntries(resume, kind).flatMap(({ entry }) => entryFields(kind, entry.id));
  });
}

/** The fields of one entry in the order of the screen. */
export function entryFields(
  kind: EntryKind,
  entryId: EntryId,
): { place: FieldPlace; spec: FieldSpec }[] {
  const section = SECTION_OF_KIND[kind];
  return SECTION_FIELDS[section].map((spec) => ({
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

/** How a field is shown and typed. Throws for a field that its section does not have. */
export function specOf({ section, field }: FieldPlace): FieldSpec {
  const spec = SECTION_FIELDS[section].find((each) => each.field === field);
  if (!spec) throw new Error(`The section ${section} has no field ${field}.`);
  return spec;
}
