import type { PartContent } from '../../documents/document-kind.ts';
import type { EntryId } from '../../ids.ts';
import { readLook } from '../../look/look.ts';
import { NO_PHOTO, readPhoto } from '../../photo/photo.ts';
import type { PaperSection, Sections } from '../sections/create-sections.ts';
import type { EntryOf } from '../sections/entries/entry.ts';
import { ENTRY_SCHEMA, readEntryContent } from '../sections/entries/entry-content.ts';
import type { EntryKind } from '../sections/registry.ts';
import { readSettings } from '../sections/settings.ts';
import type { PartValue } from './part.ts';
import { entryOfKey, kindOfOrder, type PartKey, sectionOfSettings } from './part-key.ts';
import { readContactInfo } from './read-contact-info.ts';
import { type Fields, readText } from './read-field.ts';

/** Number of the form of the content of a part that has had one form alone. */
const FIRST_SCHEMA = 1;

/** Serializes the value of a part. An entry's id is in its key. */
export function writeContent(key: PartKey, value: NonNullable<PartValue>): PartContent {
  if (entryOfKey(key)) {
    const { id: _, ...content } = value as EntryOf<EntryKind>;
    return { schema: ENTRY_SCHEMA, content };
  }
  if (Array.isArray(value)) return { schema: FIRST_SCHEMA, content: { ids: value } };
  if (typeof value === 'string') return { schema: FIRST_SCHEMA, content: { text: value } };
  return { schema: FIRST_SCHEMA, content: value as Fields };
}

/**
 * Reads the content of a part in any form that there was. What is missing, or is not what it should be, is empty. Never throws,
 * whatever JSON it is.
 */
export function readContent(
  key: PartKey,
  { schema, content }: PartContent,
  sections: Sections,
): NonNullable<PartValue> {
  const entry = entryOfKey(key);
  if (entry) {
    const said = readEntryContent(sections.ofKind(entry.kind), content, schema);
    // The members are those of the entry's kind.
    return { id: entry.id, ...said } as unknown as EntryOf<EntryKind>;
  }
  if (kindOfOrder(key)) return readIds(content) as EntryId[];
  if (key === 'section_order') return readIds(content) as PaperSection[];
  if (key === 'contact') return readContactInfo(content);
  if (key === 'look') return readLook(content);
  if (key === 'photo') return readPhoto(content) ?? NO_PHOTO;
  return sectionOfSettings(key) === undefined ? readText(content, 'text') : readSettings(content);
}

const readIds = ({ ids }: Fields): string[] =>
  Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
