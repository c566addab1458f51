import { ENTRY_LISTS, EntryId, type EntryKind, type Resume } from '@shortlist/resume';

/**
 * The resume with new temporary ids for its entries, a millisecond apart: the server keeps entries in the
 * order of the times in their ids, in whatever order they come to be saved. `now` in ms since 1970.
 */
export function entriesInOrder(resume: Resume, now: number, suffix: string): Resume {
  const kinds = Object.keys(ENTRY_LISTS) as EntryKind[];
  const total = kinds.reduce((sum, kind) => sum + resume[ENTRY_LISTS[kind]].length, 0);
  let made = 0;
  const named = <Entry extends { id: EntryId }>(entries: readonly Entry[]): Entry[] =>
    entries.map((entry) => {
      made += 1;
      return { ...entry, id: EntryId.parse(`${now - total + made}-${suffix}`) };
    });
  return {
    ...resume,
    experiences: named(resume.experiences),
    educations: named(resume.educations),
    certifications: named(resume.certifications),
    awards: named(resume.awards),
    projects: named(resume.projects),
  };
}
