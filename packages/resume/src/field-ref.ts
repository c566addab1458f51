import { Contact } from './contact/contact.ts';
import { EntryId } from './ids.ts';
import { EDITOR_SECTIONS, type EditorSection } from './resume.ts';
import { type EntryContent, type EntryKind, membersOf } from './sections/entry.ts';
import { kindOfSection } from './titles.ts';

type FieldOfEntry = { [K in EntryKind]: keyof EntryContent<K> }[EntryKind];

export type FieldName = Exclude<keyof Contact, 'shown'> | FieldOfEntry | 'summary' | 'skills';

/** One field of the editor; `line` is the line of a text of several, from 0. */
export type FieldRef = {
  section: EditorSection;
  entryId?: EntryId;
  field: FieldName;
  line?: number;
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

function isSection(text: string): text is EditorSection {
  return EDITOR_SECTIONS.some((section) => section === text);
}

function isFieldOf(section: EditorSection, text: string): text is FieldName {
  if (section === 'contact') return text !== 'shown' && Object.hasOwn(Contact.shape, text);
  const kind = kindOfSection(section);
  return kind ? Object.hasOwn(membersOf(kind), text) : text === section;
}
