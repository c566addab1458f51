import type { Contact } from '../../contact/contact.ts';
import type { EntryId } from '../../ids.ts';
import { type ChosenLook, readLook } from '../../look/look.ts';
import { NO_PHOTO, readPhoto, type StoredPhoto } from '../../photo/photo.ts';
import { arrangeEntries, withEntryOrder } from '../edits/arrange-entries.ts';
import { emptyContact } from '../empty-resume.ts';
import {
  entriesOf,
  entryOrderOf,
  paperOrder,
  type Resume,
  sectionSettings,
  type TextKind,
  textOf,
  withEntries,
  withPaperOrder,
  withPhoto,
  withSettings,
  withText,
} from '../resume.ts';
import type { PaperSection, Sections } from '../sections/create-sections.ts';
import type { EntryOf } from '../sections/entries/entry.ts';
import type { EntryKind } from '../sections/registry.ts';
import { readSettings, type SectionSettings } from '../sections/settings.ts';
import {
  entryOfKey,
  kindOfOrder,
  type PartKey,
  type SectionKey,
  sectionOfSettings,
} from './part-key.ts';

/** Value of a part that a resume has once. */
export type SectionValue =
  | Contact
  | string
  | readonly PaperSection[]
  | ChosenLook
  | StoredPhoto
  | SectionSettings;

/** Value of a part as a resume holds it; undefined for an entry that is not there. */
export type PartValue = SectionValue | readonly EntryId[] | EntryOf<EntryKind> | undefined;

/** Returns the value of a part that there is one of. */
export function readSection(resume: Resume, key: SectionKey, sections: Sections): SectionValue {
  if (key === 'contact') return resume.contact;
  if (key === 'look') return resume.look;
  if (key === 'photo') return resume.photo ?? NO_PHOTO;
  const settings = sectionOfSettings(key);
  if (settings !== undefined) return sectionSettings(resume, settings);
  return key === 'section_order' ? paperOrder(resume, sections) : textOf(resume, key as TextKind);
}

/** Returns the resume in which a part that there is one of has `value`, which must be of its kind. */
export function withSection(
  resume: Resume,
  key: SectionKey,
  value: SectionValue,
  sections: Sections,
): Resume {
  // What an older release left on a disk lacks what it did not know.
  if (key === 'contact')
    return { ...resume, contact: { ...emptyContact(), ...(value as Contact) } };
  if (key === 'look') return { ...resume, look: readLook(value) };
  if (key === 'photo') return withPhoto(resume, readPhoto(value));
  const settings = sectionOfSettings(key);
  if (settings !== undefined) return withSettings(resume, settings, readSettings(value), sections);
  return key === 'section_order'
    ? withPaperOrder(resume, value as PaperSection[], sections)
    : withText(resume, key as TextKind, value as string);
}

/** Returns the value of a part. */
export function readPart(resume: Resume, key: PartKey, sections: Sections): PartValue {
  const entry = entryOfKey(key);
  if (entry) return entriesOf(resume, entry.kind).find(({ id }) => id === entry.id);
  const ordered = kindOfOrder(key);
  return ordered
    ? (entryOrderOf(resume, ordered) ?? [])
    : readSection(resume, key as SectionKey, sections);
}

/**
 * Returns the resume in which a part has `value`, which must be of its kind. An entry takes the place of the one with its id,
 * a new one comes where the order has it or last, and undefined takes it out.
 */
export function withPart(
  resume: Resume,
  key: PartKey,
  value: PartValue,
  sections: Sections,
): Resume {
  const entry = entryOfKey(key);
  if (entry) return withEntry(resume, entry, value as EntryOf<EntryKind> | undefined);
  const ordered = kindOfOrder(key);
  if (ordered) return withEntryOrder(resume, ordered, (value ?? []) as EntryId[]);
  // The other parts are those that there is one of.
  return value === undefined
    ? resume
    : withSection(resume, key as SectionKey, value as SectionValue, sections);
}

function withEntry(
  resume: Resume,
  { kind, id }: { kind: EntryKind; id: EntryId },
  value: EntryOf<EntryKind> | undefined,
): Resume {
  const entries: readonly EntryOf<EntryKind>[] = entriesOf(resume, kind);
  const others = entries.filter((each) => each.id !== id);
  if (value === undefined) return withEntries(resume, kind, others);
  const next =
    others.length < entries.length
      ? entries.map((each) => (each.id === id ? value : each))
      : arrangeEntries([...entries, value], entryOrderOf(resume, kind));
  return withEntries(resume, kind, next);
}
