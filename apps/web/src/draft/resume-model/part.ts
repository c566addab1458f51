import * as draft from '@shortlist/draft';
import type { EntryId, EntryKind, Resume } from '@shortlist/resume';
import { resumeModel } from './resume-model.ts';
import type { PartKey, PartValue } from './resume-types.ts';

/** The key of the order of the entries of a kind. */
export const orderKey = (kind: EntryKind): PartKey => `order:${kind}`;

/** The kind whose order a part is; undefined for all other parts. */
export const kindOfOrder = (key: PartKey): EntryKind | undefined =>
  draft.listOfOrder(resumeModel, key);

/** The key of an entry's part. */
export const entryKey = (kind: EntryKind, id: EntryId): PartKey => `${kind}:${id}`;

/** The kind and id of an entry's part; undefined for the parts that every resume has once. */
export function entryOfKey(key: PartKey): { kind: EntryKind; id: EntryId } | undefined {
  const entry = draft.entryOfKey(resumeModel, key);
  return entry && { kind: entry.list, id: entry.id };
}

/** The keys of all parts of a resume. */
export const listParts = (resume: Resume): PartKey[] => draft.listParts(resumeModel, resume);

/** What one part of the resume says. */
export const readPart = (resume: Resume, key: PartKey): PartValue =>
  draft.readPart(resumeModel, resume, key);

/** The resume in which one part says `value`, which must be of the part's kind. */
export const withPart = (resume: Resume, key: PartKey, value: PartValue): Resume =>
  draft.withPart(resumeModel, resume, key, value);
