import { inOneForm, type PartForm } from '../../documents/part-form.ts';
import { EntryId } from '../../ids.ts';
import type { AnySection, EntrySection } from '../sections/define-section.ts';
import { ENTRY_SCHEMA } from '../sections/entries/entry-content.ts';
import { isOwnKey } from '../sections/own-key.ts';
import { ownSection } from '../sections/own-section.ts';
import { entryOfKey, kindOfOrder, sectionOfSettings } from './part-key.ts';

/** Texts whose kind of part is their key; that of the others is `text`. */
const SPEC_TEXTS = ['summary', 'skills'];

/** The kind of entries of that name, also one of a person's own. */
export function findEntries(
  sections: readonly AnySection[],
  name: string | undefined,
): EntrySection | undefined {
  const section =
    sections.find(({ kind }) => kind === name) ??
    (name !== undefined && isOwnKey(name) ? ownSection(name, 'entries') : undefined);
  return section?.shape === 'entries' ? section : undefined;
}

/** The part of a resume that a key names among these sections; undefined where there is none. */
export function findPart(key: string, sections: readonly AnySection[]): PartForm | undefined {
  const part = findSinglePart(sections, key);
  if (part) return part;
  const ordered = kindOfOrder(key);
  if (ordered !== undefined)
    return findEntries(sections, ordered) && inOneForm('order', { shape: 'order' });
  const { kind, id } = entryOfKey(key) ?? {};
  const section = findEntries(sections, kind);
  const entryId = EntryId.safeParse(id).data;
  if (!section || kind === undefined || entryId === undefined) return undefined;
  return { kind, schema: ENTRY_SCHEMA, shape: 'entry', section, entryId };
}

/** A part that there is one of. */
function findSinglePart(sections: readonly AnySection[], key: string): PartForm | undefined {
  if (key === 'contact' || key === 'look' || key === 'photo') return inOneForm(key, { shape: key });
  if (key === 'section_order') return inOneForm(key, { shape: 'names' });
  const settings = sectionOfSettings(key);
  const shape = findShape(sections, settings ?? key);
  if (settings !== undefined) return shape && inOneForm('section', { shape: 'settings' });
  const isText = shape === 'text' || shape === 'own';
  return isText ? inOneForm(SPEC_TEXTS.includes(key) ? key : 'text', { shape: 'text' }) : undefined;
}

/** Finds the shape of a section of that kind; one of a person's own holds what its settings say. */
const findShape = (sections: readonly AnySection[], kind: string) =>
  isOwnKey(kind) ? 'own' : sections.find((each) => each.kind === kind)?.shape;
