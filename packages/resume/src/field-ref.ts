import {
  Award,
  Contact,
  EDITOR_SECTIONS,
  type EditorSection,
  Education,
  EntryId,
  Experience,
} from './resume.ts';

type FieldOf<T> = Exclude<keyof T, 'id' | 'shown'>;

export type FieldName =
  | FieldOf<Contact>
  | FieldOf<Experience>
  | FieldOf<Education>
  | FieldOf<Award>
  | 'summary'
  | 'skills';

/** One field of the editor; `line` is the line of a text of several, from 0. */
export type FieldRef = {
  section: EditorSection;
  entryId?: EntryId;
  field: FieldName;
  line?: number;
};

const named = fieldNames(Award.shape);
const FIELDS: Record<EditorSection, ReadonlySet<string>> = {
  contact: fieldNames(Contact.shape),
  experience: fieldNames(Experience.shape),
  education: fieldNames(Education.shape),
  certifications: named,
  awards: named,
  projects: named,
  skills: new Set(['skills']),
  summary: new Set(['summary']),
};

/**
 * A field as text: `contact.fullName`, `experience.bullets.2@entry-id`. It travels with printed
 * text as its `source`, so that a click on the paper finds its field.
 */
export function formatFieldRef({ section, entryId, field, line }: FieldRef): string {
  const place = line === undefined ? '' : `.${line}`;
  const entry = entryId === undefined ? '' : `@${entryId}`;
  return `${section}.${field}${place}${entry}`;
}

/** Reads what `formatFieldRef` wrote; undefined for any other text. */
export function parseFieldRef(text: string): FieldRef | undefined {
  const [, section = '', field = '', line, id] =
    /^(\w+)\.(\w+)(?:\.(\d{1,15}))?(?:@(.+))?$/su.exec(text) ?? [];
  if (!isSection(section) || !isFieldOf(section, field)) return undefined;
  const entryId = EntryId.safeParse(id).data;
  if (entryId === undefined && id !== undefined) return undefined;
  return {
    section,
    field,
    ...(line !== undefined && { line: Number(line) }),
    ...(entryId !== undefined && { entryId }),
  };
}

function fieldNames(shape: object): ReadonlySet<string> {
  return new Set(Object.keys(shape).filter((name) => name !== 'id' && name !== 'shown'));
}

function isSection(text: string): text is EditorSection {
  return EDITOR_SECTIONS.some((section) => section === text);
}

function isFieldOf(section: EditorSection, text: string): text is FieldName {
  return FIELDS[section].has(text);
}
