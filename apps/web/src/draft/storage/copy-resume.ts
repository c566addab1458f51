import type { Sections } from '@shortlist/model';
import { resolveSections } from '#lib/sections-context.ts';
import type { KeptPlace } from '#lib/storage/copy-caches.ts';
import type { DraftSnapshot } from '../resume-draft/resume-types.ts';
import type { KeptDocument } from '../server/http-resume-server.ts';
import { confirmedDocument } from './confirmed-document.ts';
import { upgradeCopy } from './earlier-copies.ts';
import { findCopy, keepResume, listCopies } from './kept-resumes.ts';

// What makes, finds and removes copies of resumes, as one part of the app: no page waits for it.
export { dropKeptResume } from './kept-resumes.ts';

/** Keeps a copy of what the server is known to have of an open resume. */
export async function copyResume(place: KeptPlace, snapshot: DraftSnapshot): Promise<void> {
  await keepResume(place, confirmedDocument(snapshot));
}

/** Finds the copy of a resume; undefined where this browser has none that can be read. */
export async function findKeptResume(
  place: KeptPlace,
  sections: Sections,
): Promise<KeptDocument | undefined> {
  const copy = await findCopy(place);
  return copy === undefined ? undefined : upgradeCopy(copy, sections);
}

/** A resume that this browser has a copy of. */
export type KeptResume = { resumeId: string; name: string };

/** Lists an owner's resumes that this browser has copies of, the last opened first. */
export async function listKeptResumes(
  owner: string,
  given: Sections | undefined,
): Promise<KeptResume[]> {
  const copies = await listCopies(owner);
  const sections = resolveSections(given);
  return copies.flatMap(({ resumeId, copy }) => {
    const name = upgradeCopy(copy, sections)?.document.title;
    return name === undefined ? [] : [{ resumeId, name }];
  });
}
