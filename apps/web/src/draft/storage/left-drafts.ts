import { sameValue } from '@shortlist/draft';
import type { Resume, Sections } from '@shortlist/model';
import { draftedResume } from '../resume-draft/drafted-resume.ts';
import type { StoredDraft } from '../resume-draft/resume-types.ts';
import { newId } from '../tabs/this-page.ts';
import { discardDrafts, listAllDrafts } from './draft-disk.ts';
import { removeNewResume } from './new-resumes.ts';

/** The drafts of one resume of one owner. */
type Place = { owner: string; resumeId: string };

const listOf = ({ owner, resumeId }: Place, sections: Sections) =>
  listAllDrafts(() => localStorage, sections).filter(
    (draft) => draft.owner === owner && draft.resumeId === resumeId,
  );

/** Drafts that were read, and the ways to be done with them. What is written later stays. */
export type LeftDrafts = {
  /** The resume that the drafts make by themselves. */
  resume: Resume;
  /** Removes what `resume` says. */
  discardKept: () => void;
  discardAll: () => void;
};

/** The drafts of a resume as they are now. */
export function readLeftDrafts(place: Place, sections: Sections): LeftDrafts {
  const drafts = listOf(place, sections);
  const newest = new Map<string, StoredDraft>();
  for (const draft of drafts) {
    const known = newest.get(draft.key);
    if (!known || known.record.at <= draft.record.at) newest.set(draft.key, draft);
  }
  // What pages left of one part that reads otherwise is in no resume yet: it stays.
  const isKept = ({ key, record }: StoredDraft) =>
    sameValue(record.value, newest.get(key)?.record.value) && !record.competing?.length;
  function discard(some: typeof drafts) {
    removeNewResume(place.resumeId);
    discardDrafts(() => localStorage, some, sections);
  }
  return {
    resume: draftedResume(drafts, newId, sections),
    discardKept: () => discard(drafts.filter(isKept)),
    discardAll: () => discard(drafts),
  };
}
