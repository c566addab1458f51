import type { PartForm } from '../../documents/part-form.ts';
import { EntryId } from '../../ids.ts';
import type { AnySection } from '../sections/define-section.ts';
import { findEntries } from '../sections/find-entries.ts';
import { type PartRef, parsePartKey } from './part-key.ts';
import { partKindOf } from './part-kinds.ts';
import { SHARED_KINDS, SPEC_TEXTS } from './row-kinds.ts';

/** Finds the part of a resume that a key names among these sections; undefined where there is none. */
export function findPart(key: string, sections: readonly AnySection[]): PartForm | undefined {
  const ref = parsePartKey(key);
  const { schema, isKnown } = partKindOf(ref);
  if (!isKnown(ref, sections)) return undefined;
  const form = { kind: rowKindOf(ref), schema };
  if (ref.shape !== 'entry') return { ...form, shape: ref.shape };
  const section = findEntries(sections, ref.kind);
  const entryId = EntryId.safeParse(ref.id).data;
  return section && entryId && { ...form, shape: 'entry', section, entryId };
}

/** The kind under which rows of such parts are found. */
function rowKindOf(ref: PartRef): string {
  switch (ref.shape) {
    case 'entry':
      return ref.kind;
    case 'text':
      return SPEC_TEXTS.includes(ref.kind) ? ref.kind : SHARED_KINDS.text;
    case 'settings':
    case 'order':
      return SHARED_KINDS[ref.shape];
    default:
      return ref.shape;
  }
}
