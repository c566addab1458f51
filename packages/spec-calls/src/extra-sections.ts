import { type EntriesOfAnyKind, type Resume, readFields, type Sections } from '@shortlist/model';
import { readRevision } from './read-entries.ts';
import type { Fields } from './read-field.ts';
import { FIRST_REVISION, type Revisions, type UsesLeft } from './resume-details.ts';
import { writeEntries } from './write-entries.ts';

/** The entries of the kinds that the spec's calls do not know, by kind; kinds without entries are left out. */
export function writeExtraSections(
  resume: Resume,
  { revisions, usesLeft }: { revisions: Revisions; usesLeft: UsesLeft },
  sections: Sections,
) {
  const written = sections.entries
    .filter(({ call }) => !call)
    .map(({ kind }) => {
      const known = { entries: revisions.entries, usesLeft };
      const entries = writeEntries(resume, kind, known, sections);
      return [
        kind,
        { order_revision: revisions.entry_order?.[kind] ?? FIRST_REVISION, entries },
      ] as const;
    });
  return Object.fromEntries(written.filter(([, { entries }]) => entries.length > 0));
}

/** The list of a kind in the server's answer, under its own name or among the extra sections. */
export function findList(fields: Fields, { kind, list, call }: EntriesOfAnyKind): unknown {
  return call ? fields[list] : findExtra(fields, kind).entries;
}

/** The revision of the order in which an extra section stands. */
export const readOrderRevision = (fields: Fields, kind: string): number | undefined =>
  readRevision(findExtra(fields, kind).order_revision);

const findExtra = ({ extra_sections }: Fields, kind: string): Fields =>
  readFields(readFields(extra_sections)[kind]);
