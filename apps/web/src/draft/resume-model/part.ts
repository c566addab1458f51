import * as draft from '@shortlist/draft';
import { type EntryId, type EntryKind, type Resume, SECTIONS } from '@shortlist/resume';
import { resumeModelOf } from './resume-model.ts';
import type { PartKey, PartValue } from './resume-types.ts';

/** The key of the order of the entries of a kind. */
export const orderKey = (kind: EntryKind): PartKey => `order:${kind}`;

/** The kind whose order a part is; undefined for all other parts. */
export const kindOfOrder = (key: PartKey): EntryKind | undefined => {
  const { kind, rest } = splitKey(key);
  return kind === 'order' ? (rest as EntryKind) : undefined;
};

/** The key of an entry's part. */
export const entryKey = (kind: EntryKind, id: EntryId): PartKey => `${kind}:${id}`;

/** The kind and id of an entry's part; undefined for the parts that every resume has once. */
export function entryOfKey(key: PartKey): { kind: EntryKind; id: EntryId } | undefined {
  const { kind, rest } = splitKey(key);
  if (kind === undefined || kind === 'order' || kind === 'section') return undefined;
  return { kind: kind as EntryKind, id: rest as EntryId };
}

/** Splits a key at its first colon. */
function splitKey(key: PartKey): { kind?: string; rest?: string } {
  const colon = key.indexOf(':');
  return colon < 0 ? {} : { kind: key.slice(0, colon), rest: key.slice(colon + 1) };
}

/** The keys of all parts of a resume. */
export const listParts = (resume: Resume, sections = SECTIONS): PartKey[] =>
  draft.listParts(resumeModelOf(sections), resume);

/** Returns the value of one part of the resume. */
export const readPart = (resume: Resume, key: PartKey, sections = SECTIONS): PartValue =>
  draft.readPart(resumeModelOf(sections), resume, key);

/** The resume in which one part says `value`, which must be of the part's kind. */
export const withPart = (
  resume: Resume,
  key: PartKey,
  value: PartValue,
  sections = SECTIONS,
): Resume => draft.withPart(resumeModelOf(sections), resume, key, value);
