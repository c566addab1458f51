import type { EntryId } from '../../ids.ts';
import { entriesOf, type Resume, withEntries } from '../resume.ts';
import type { EntryKind } from '../sections/registry.ts';
import { arrange } from './arrange.ts';

/** Entries in the order of `order`; entries that it does not name come last. */
export const arrangeEntries = <E extends { id: EntryId }>(
  entries: readonly E[],
  order: readonly EntryId[] = [],
): E[] => arrange(entries, ({ id }) => id, order);

/** The ids of all entries of a kind as they stand: an order that names every one of them. */
export const completeEntryOrder = (resume: Resume, kind: EntryKind): EntryId[] =>
  entriesOf(resume, kind).map(({ id }) => id);

/** The resume with an order of its entries of one kind, which stand in it; an empty order is none. */
export const withEntryOrder = (
  resume: Resume,
  kind: EntryKind,
  order: readonly EntryId[],
): Resume => withEntries(resume, kind, arrangeEntries(entriesOf(resume, kind), order), order);
