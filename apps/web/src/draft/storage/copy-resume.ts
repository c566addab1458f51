import { isEmptyEntry, type ResumeId, type Sections, writeResumeDetails } from '@shortlist/resume';
import type { KeptPlace } from '#lib/storage/copy-caches.ts';
import type { DraftSnapshot } from '../resume-model/resume-types.ts';
import { isTemporaryId } from '../tabs/this-page.ts';
import { confirmedDetails } from './confirmed-details.ts';
import { findCopy, keepResume } from './kept-resumes.ts';

// What makes, finds and erases copies of resumes, as one part of the app: no page waits for it.
export { eraseCopiesOfEnded } from '#lib/storage/personal-copies.ts';
export { dropKeptResume } from './kept-resumes.ts';

/** Keeps a copy of what the server is known to have of an open resume. */
export async function copyResume(
  place: KeptPlace,
  snapshot: DraftSnapshot,
  sections: Sections,
): Promise<void> {
  const details = confirmedDetails(place.resumeId as ResumeId, snapshot, sections);
  await keepResume(place, writeResumeDetails(details, sections));
}

/** The copy of a resume as the wire has it; undefined where this browser has none. */
export const findKeptResume = async (place: KeptPlace): Promise<unknown> =>
  withoutEmptyCards(await findCopy(place));

/**
 * A value of a copy without the empty cards of empty lists, which releases up to 1.0.0 kept as if the server had them: words
 * typed into one would be taken for an edit of what it says there.
 */
function withoutEmptyCards(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !isEmptyCard(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withoutEmptyCards(member)]),
  );
}

const isEmptyCard = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  isTemporaryId(String(value.id)) &&
  isEmptyEntry(value);
