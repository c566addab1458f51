import { checkContact } from '../../contact/check-contact.ts';
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
  textOf,
  withEntries,
  withPaperOrder,
  withPhoto,
  withSettings,
  withText,
} from '../resume.ts';
import { type Check, PASSED } from '../rules/check.ts';
import { checkEntry } from '../rules/check-entry.ts';
import type { PaperSection, Sections } from '../sections/create-sections.ts';
import type { AnySection } from '../sections/define-section.ts';
import type { EntryOf } from '../sections/entries/entry.ts';
import { ENTRY_SCHEMA, readEntryContent, upgradeEntry } from '../sections/entries/entry-content.ts';
import { findEntries } from '../sections/find-entries.ts';
import { isOwnKey } from '../sections/own-key.ts';
import type { EntryKind } from '../sections/registry.ts';
import { readSettings, type SectionSettings } from '../sections/settings.ts';
import type { PartRef, PartShape, RefOf } from './part-key.ts';
import { readContactInfo } from './read-contact-info.ts';
import { readText } from './read-field.ts';
import { SPEC_TEXTS } from './row-kinds.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Values of the parts of a resume, by the shapes of parts. */
type Values = {
  contact: Contact;
  look: ChosenLook;
  photo: StoredPhoto;
  section_order: readonly PaperSection[];
  text: string;
  settings: SectionSettings;
  order: readonly EntryId[];
  entry: EntryOf<EntryKind> | undefined;
};

/** Value of a part that a resume has once. */
export type SectionValue = Values[Exclude<PartShape, 'order' | 'entry'>];

/** Value of a part as a resume holds it; undefined for an entry that is not there. */
export type PartValue = Values[PartShape];

/** All that is known of the parts of one shape. Functions are pure, and those that read never throw. */
export type PartKind<R, V> = {
  /** Number of the newest form of its content. */
  readonly schema: number;
  /** Turn of its parts when a resume is put together: settings say which sections there are, orders how what is there stands. */
  readonly turn: 'first' | 'second' | 'last';
  /** Checks whether a resume of these kinds of section has such a part. */
  isKnown(ref: R, kinds: readonly AnySection[]): boolean;
  readContent(content: Fields, form: { ref: R; schema: number; sections: Sections }): V;
  writeContent(value: V): Fields;
  /** Brings a value of an earlier form to the newest. */
  upgrade?(value: V, form: { ref: R; schema: number; sections: Sections }): V;
  read(resume: Resume, ref: R, sections: Sections): V;
  write(resume: Resume, value: V, ref: R, sections: Sections): Resume;
  /** Refuses what cannot be saved at `now`. */
  check?(value: V, ref: R, known: { now: Date; sections: Sections }): Check;
};

type PartKinds = { readonly [S in PartShape]: PartKind<RefOf<S>, Values[S]> };

/** A part whose content has had one form alone, which every resume has. */
const ONCE = { schema: 1, turn: 'second', isKnown: () => true } as const;

const readIds = ({ ids }: Fields): string[] =>
  Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];

const shapeOf = (name: string, kinds: readonly AnySection[]) =>
  isOwnKey(name) ? 'own' : kinds.find(({ kind }) => kind === name)?.shape;

const hasEntries = ({ kind }: { kind: EntryKind }, kinds: readonly AnySection[]) =>
  findEntries(kinds, kind) !== undefined;

/** The kinds of part of a resume. */
const PART_KINDS: PartKinds = {
  contact: {
    ...ONCE,
    readContent: (content) => readContactInfo(content),
    writeContent: (contact) => contact,
    read: ({ contact }) => contact,
    // A version of an older release on a disk lacks what that did not know.
    write: (resume, contact) => ({ ...resume, contact: { ...emptyContact(), ...contact } }),
    check: (contact) => checkContact(contact),
  },
  look: {
    ...ONCE,
    readContent: (content) => readLook(content),
    writeContent: (look) => look,
    read: ({ look }) => look,
    write: (resume, look) => ({ ...resume, look: readLook(look) }),
  },
  photo: {
    ...ONCE,
    readContent: (content) => readPhoto(content) ?? NO_PHOTO,
    writeContent: (photo) => photo,
    read: ({ photo }) => photo ?? NO_PHOTO,
    write: (resume, photo) => withPhoto(resume, readPhoto(photo)),
  },
  section_order: {
    ...ONCE,
    turn: 'last',
    readContent: (content) => readIds(content) as PaperSection[],
    writeContent: (ids) => ({ ids }),
    read: (resume, _, sections) => paperOrder(resume, sections),
    write: (resume, order, _, sections) => withPaperOrder(resume, order, sections),
  },
  text: {
    ...ONCE,
    isKnown: ({ kind }, kinds) =>
      SPEC_TEXTS.includes(kind) || ['own', 'text'].includes(shapeOf(kind, kinds) ?? ''),
    readContent: (content) => readText(content, 'text'),
    writeContent: (text) => ({ text }),
    read: (resume, { kind }) => textOf(resume, kind),
    write: (resume, text, { kind }) => withText(resume, kind, text),
  },
  settings: {
    ...ONCE,
    turn: 'first',
    isKnown: ({ section }, kinds) => shapeOf(section, kinds) !== undefined,
    readContent: (content) => readSettings(content),
    writeContent: (settings) => settings,
    read: (resume, { section }) => sectionSettings(resume, section),
    write: (resume, settings, { section }, sections) =>
      withSettings(resume, section, readSettings(settings), sections),
  },
  order: {
    ...ONCE,
    turn: 'last',
    isKnown: hasEntries,
    readContent: (content) => readIds(content) as EntryId[],
    writeContent: (ids) => ({ ids }),
    read: (resume, { kind }) => entryOrderOf(resume, kind) ?? [],
    write: (resume, ids, { kind }) => withEntryOrder(resume, kind, ids),
  },
  entry: {
    schema: ENTRY_SCHEMA,
    turn: 'second',
    isKnown: hasEntries,
    readContent(content, { ref: { kind, id }, schema, sections }) {
      const said = readEntryContent(sections.ofKind(kind), content, schema);
      // The members are those of the entry's kind.
      return { id, ...said } as unknown as EntryOf<EntryKind>;
    },
    // The id is in the key.
    writeContent: ({ id: _, ...content } = {} as EntryOf<EntryKind>) => content,
    upgrade: (value, { ref: { kind }, schema, sections }) =>
      // The members are those of the entry's kind, in today's form.
      value &&
      (upgradeEntry(sections.ofKind(kind), { ...value }, schema) as unknown as typeof value),
    read: (resume, { kind, id }) => entriesOf(resume, kind).find((each) => each.id === id),
    write: withEntry,
    check: (value, { kind }, { now, sections }) =>
      value ? checkEntry(sections.ofKind(kind), value, now) : PASSED,
  },
};

/** An entry takes the place of the one with its id, a new one comes where the order has it or last, and undefined takes it out. */
function withEntry(
  resume: Resume,
  value: EntryOf<EntryKind> | undefined,
  { kind, id }: RefOf<'entry'>,
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

/** The kind of a part, for code that takes any: refs and values are of its shape. */
export const partKindOf = ({ shape }: PartRef) =>
  PART_KINDS[shape] as unknown as PartKind<PartRef, PartValue>;
