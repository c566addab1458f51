import type { EntryId } from '../../ids.ts';
import type { TextKind } from '../resume.ts';
import type { EntryKind } from '../sections/registry.ts';
import { SINGLE } from './row-kinds.ts';

/** Before the key of a section in the key of the part that holds its settings. */
const SETTINGS = 'section:';
/** Before a kind of entry in the key of the part that holds the order of its entries. */
const ORDER = 'order:';

export type SettingsKey = `${typeof SETTINGS}${string}`;
export type OrderKey = `${typeof ORDER}${EntryKind}`;
export type EntryKey = `${EntryKind}:${EntryId}`;

/** Key of a part that a resume has once. */
export type SectionKey = 'contact' | TextKind | 'section_order' | 'look' | 'photo' | SettingsKey;

/** Key of a part of a resume: the unit in which it is saved, sent and merged. */
export type PartKey = SectionKey | OrderKey | EntryKey;

/** The key of the part that holds the settings of a section. */
export const settingsKey = (key: string): SettingsKey => `${SETTINGS}${key}`;

/** The section whose settings a part holds; undefined for all other parts. */
export const sectionOfSettings = (part: string): string | undefined =>
  part.startsWith(SETTINGS) ? part.slice(SETTINGS.length) : undefined;

/** The key of the order of the entries of a kind. */
export const orderKey = (kind: EntryKind): OrderKey => `${ORDER}${kind}`;

/** The kind whose order a part holds; undefined for all other parts. */
export const kindOfOrder = (part: string): EntryKind | undefined =>
  // A kind stands behind the prefix, which the registry may or may not know.
  part.startsWith(ORDER) ? (part.slice(ORDER.length) as EntryKind) : undefined;

/** The key of an entry's part. */
export const entryKey = (kind: EntryKind, id: EntryId): EntryKey => `${kind}:${id}`;

/** The kind and id of an entry's part; undefined for all other parts. */
export function entryOfKey(part: string): { kind: EntryKind; id: EntryId } | undefined {
  const colon = part.indexOf(':');
  if (colon < 0 || part.startsWith(ORDER) || part.startsWith(SETTINGS)) return undefined;
  return { kind: part.slice(0, colon) as EntryKind, id: part.slice(colon + 1) as EntryId };
}

/** Reference to a part: what its key names. */
export type PartRef =
  | { readonly shape: (typeof SINGLE)[number] }
  | { readonly shape: 'text'; readonly kind: TextKind }
  | { readonly shape: 'settings'; readonly section: string }
  | { readonly shape: 'order'; readonly kind: EntryKind }
  | { readonly shape: 'entry'; readonly kind: EntryKind; readonly id: EntryId };

export type PartShape = PartRef['shape'];
export type RefOf<S extends PartShape> = Extract<PartRef, { shape: S }> & { readonly shape: S };

/** Parses the key of a part. One that is no other's is that of a text, whether the registry knows it or not. */
export function parsePartKey(key: string): PartRef {
  const shape = SINGLE.find((each) => each === key);
  if (shape) return { shape };
  const section = sectionOfSettings(key);
  if (section !== undefined) return { shape: 'settings', section };
  const ordered = kindOfOrder(key);
  if (ordered !== undefined) return { shape: 'order', kind: ordered };
  const entry = entryOfKey(key);
  return entry ? { shape: 'entry', ...entry } : { shape: 'text', kind: key as TextKind };
}
