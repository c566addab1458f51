import { type ResumeId, type Sections, writeResumeDetails } from '@shortlist/resume';
import type { DraftSnapshot } from '../resume-model/resume-types.ts';
import { confirmedDetails } from './confirmed-details.ts';
import { type KeptPlace, keepResume } from './kept-resumes.ts';

// What makes and finds copies of resumes, as one part of the app: no page waits for it.
export { dropKeptResume, findKeptResume } from './kept-resumes.ts';

/** Keeps a copy of what the server is known to have of an open resume. */
export async function copyResume(
  place: KeptPlace,
  snapshot: DraftSnapshot,
  sections: Sections,
): Promise<void> {
  const details = confirmedDetails(place.resumeId as ResumeId, snapshot, sections);
  await keepResume(place, writeResumeDetails(details, sections));
}
