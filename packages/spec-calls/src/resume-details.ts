import type { EntryId, EntryKind, ExperienceLevel, Resume, ResumeId } from '@shortlist/model';

/** The revision of a part that no server has counted. */
export const FIRST_REVISION = 1;

/**
 * Revisions of the parts as the server counts them, from 1; a save sends the one it knows. An entry
 * that the server has not seen has none.
 */
export type Revisions = {
  contact: number;
  summary: number;
  skills: number;
  section_order: number;
  name: number;
  look: number;
  /** Absent where no photo was ever saved. */
  photo?: number;
  /** Of the settings of sections, by key; absent where nobody has saved any. */
  settings?: Readonly<Record<string, number>>;
  /** Of texts that the spec's calls do not know, by key; likewise. */
  texts?: Readonly<Record<string, number>>;
  /** Absent where nobody has put the entries of a kind in order. */
  entry_order?: Partial<Record<EntryKind, number>>;
  entries: Readonly<Record<EntryId, number>>;
};

/** The uses of AI Write that are left, by entry. */
export type UsesLeft = Readonly<Record<EntryId, number>>;

/** A resume as the server tells of it: what it says, and what is known about it. */
export type ResumeDetails = {
  resumeId: ResumeId;
  name: string;
  /** Empty where the person has chosen none. */
  experienceLevel: ExperienceLevel | '';
  targetedIndustry: string;
  /** ISO 8601, as the server wrote it; empty where it did not. */
  lastEdited: string;
  resume: Resume;
  revisions: Revisions;
  /** Number of times that AI Write may still be used on an entry; absent where it was not used yet. */
  usesLeft?: UsesLeft;
};
