import { Contact, type ContactField } from '../contact/contact.ts';
import { EntryId } from '../ids.ts';
import type { TextKind } from './resume.ts';
import type { EditorSection, Sections } from './sections/create-sections.ts';
import type { EntryTexts } from './sections/entries/entry.ts';
import { membersOf } from './sections/entries/members.ts';
import type { EntryKind } from './sections/registry.ts';

type FieldOfEntry = { [K in EntryKind]: keyof EntryTexts<K> }[EntryKind];

export type FieldName = ContactField | FieldOfEntry | TextKind;

/** One field of the editor; `line` is the line of a text of several, from 0. */
export type FieldRef = {
  section: EditorSection;
  entryId?: EntryId;
  field: FieldName;
  line?: number;
};

/** Reads what `formatFieldRef` wrote; undefined for any other text. */
export function parseFieldRef(text: string, sections: Sections): FieldRef | undefined {
  const [, section = '', field = '', line, id] =
    /^([\w-]+)\.([\w-]+)(?:\.(\d{1,15}))?(?:@(.+))?$/su.exec(text) ?? [];
  if (!isSection(section, sections) || !isFieldOf(section, field, sections)) return undefined;
  const entryId = EntryId.safeParse(id).data;
  if (entryId === undefined && id !== undefined) return undefined;
  return {
    section,
    field,
    ...(line !== undefined && { line: Number(line) }),
    ...(entryId !== undefined && { entryId }),
  };
}

function isSection(text: string, { tabs }: Sections): text is EditorSection {
  return tabs.some((section) => section === text);
}

function isFieldOf(section: EditorSection, text: string, sections: Sections): text is FieldName {
  if (section === 'contact') return text !== 'shown' && Object.hasOwn(Contact.shape, text);
  const kind = sections.kindOf(section);
  return kind ? Object.hasOwn(membersOf(kind, sections), text) : text === section;
}
