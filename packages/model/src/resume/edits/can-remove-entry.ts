import type { EntryId } from '../../ids.ts';
import { entriesOf, type Resume } from '../resume.ts';
import { type Check, PASSED, refuse } from '../rules/check.ts';
import type { Sections } from '../sections/create-sections.ts';
import type { EntryKind } from '../sections/registry.ts';

/**
 * Checks whether an entry may be removed (spec section 5, "Deleting"). One of several always may; the only entry of a
 * kind as its definition says. An entry that is not there may: removing it changes nothing.
 */
export function canRemoveEntry(
  resume: Resume,
  kind: EntryKind,
  id: EntryId,
  sections: Sections,
): Check<'id'> {
  const entries = entriesOf(resume, kind);
  const entry = entries.find((each) => each.id === id);
  const mayGo = entry === undefined || entries.length > 1 || sections.ofKind(kind).mayLastGo(entry);
  return mayGo ? PASSED : refuse('id', { code: 'rules.lastEntry', params: { kind } });
}
