import type { Contact, ContactField, ShownOnResume } from '../../contact/contact.ts';
import type { EntryId } from '../../ids.ts';
import type { ChosenLook } from '../../look/look.ts';
import type { Photo } from '../../photo/photo.ts';
import type { Points } from '../../points/point.ts';
import type { PointDraft } from '../../points/points.ts';
import type { Section, TextKind } from '../resume.ts';
import type { PaperSection } from '../sections/create-sections.ts';
import type { EntryOf, EntryTexts } from '../sections/entries/entry.ts';
import type { EntryFlag } from '../sections/entries/entry-flags.ts';
import type { EntryKind } from '../sections/registry.ts';
import type { SectionSettings } from '../sections/settings.ts';

/** Typed texts of fields of an entry. Points keep their marks where the text allows it. */
export type EntryChanges<K extends EntryKind> = Partial<EntryTexts<K>>;

/** The names of an entry's members that hold points. */
export type PointsField<K extends EntryKind> = {
  [N in keyof EntryOf<K>]: EntryOf<K>[N] extends Points ? N : never;
}[keyof EntryOf<K>] &
  string;

/** Edits of an entry. */
export type EntryEdit = {
  [K in EntryKind]: /** Comes last, or above all others. */
    | { type: 'add-entry'; kind: K; id: EntryId; at?: 'top' }
    /** Puts an entry at a position among those of its kind, from 0. */
    | { type: 'move-entry'; kind: K; id: EntryId; to: number }
    | { type: 'set-entry'; kind: K; id: EntryId; changes: EntryChanges<K> }
    | { type: 'set-flag'; kind: K; id: EntryId; flag: EntryFlag; isOn: boolean }
    /** Replaces the points of a field, with their marks and flags; those without an id are new. `written` is how their text was written where that is no list. */
    | {
        type: 'set-points';
        kind: K;
        id: EntryId;
        field: PointsField<K>;
        points: readonly PointDraft[];
        written?: Omit<Points, 'points'>;
      }
    | { type: 'remove-entry'; kind: K; id: EntryId }
    /** Puts in an entry, with an id that no entry had, at a position from 0. */
    | { type: 'insert-entry'; kind: K; id: EntryId; entry: Omit<EntryOf<K>, 'id'>; at: number }
    | { type: 'replace-entry-id'; kind: K; id: EntryId; newId: EntryId };
}[EntryKind];

/** Everything that can be done to a resume being edited, as a value. */
export type Edit =
  | { type: 'set-contact'; changes: Partial<Pick<Contact, ContactField>> }
  | { type: 'set-shown'; changes: Partial<ShownOnResume> }
  | { type: 'set-text'; kind: TextKind; text: string }
  | { type: 'set-section-order'; sectionOrder: PaperSection[] }
  | { type: 'set-look'; changes: Partial<ChosenLook> }
  | { type: 'set-photo'; photo: Photo | undefined }
  /** Renames or hides a section; adds one that not every resume has, or one of the person's own, at the end. */
  | { type: 'set-section'; key: string; changes: Partial<SectionSettings> }
  /** Empties a section that was added, and takes it out of the resume. `ids` are those of its entries; a text has none. */
  | { type: 'remove-section'; key: string; ids?: readonly EntryId[] }
  /** Puts a section back as it was, at a position among all; its entries must have new ids. */
  | { type: 'restore-section'; section: Section; at: number }
  | EntryEdit;
