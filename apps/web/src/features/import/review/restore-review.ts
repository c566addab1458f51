import { type Resume, SECTIONS, sectionsOf } from '@shortlist/resume';
import type { StoredState } from '../kept/stored-review.ts';
import type { ReadResume } from '../read-resume.ts';
import { listToCheck } from './fields/to-check.ts';
import { finishedResume, type ReviewState } from './review-state.ts';

/** The review as it was left; undefined where what is stored of it cannot be shown. */
export function restoreReview(
  stored: StoredState,
  read: Pick<ReadResume, 'text'>,
  sections = SECTIONS,
): ReviewState | undefined {
  try {
    const { review } = stored;
    const { text } = read;
    const restored = { ...review, sections: sectionsOf(review.resume, sections) };
    // What a review goes through is gone through once, since what is stored may be of any shape.
    listToCheck(restored, new Date());
    const isWhole =
      isResume(finishedResume(restored)) &&
      restored.unplaced.every((piece) => typeof piece.text === 'string') &&
      text.lines.every(({ pieces }) => pieces.length > 0) &&
      text.pages.every(({ width, height }) => width > 0 && height >= 0);
    return isWhole ? restored : undefined;
  } catch {
    return undefined;
  }
}

const isResume = ({ contact, sections }: Resume): boolean =>
  typeof contact.fullName === 'string' && sections.length > 0;
