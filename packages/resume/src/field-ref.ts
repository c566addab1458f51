import { EDITOR_SECTIONS } from './parts-of-resume.ts';
import { Award, Contact, type EditorSection, Education, EntryId, Experience } from './resume.ts';

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
