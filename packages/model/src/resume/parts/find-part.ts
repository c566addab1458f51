import type { PartForm } from '../../documents/part-form.ts';
import { EntryId } from '../../ids.ts';
import type { AnySection } from '../sections/define-section.ts';
import { findEntries } from '../sections/find-entries.ts';
import { parsePartKey, rowKindOf } from './part-key.ts';
import { partKindOf } from './part-kinds.ts';

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
