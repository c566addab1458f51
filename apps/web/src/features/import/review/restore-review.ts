import { type Resume, type Sections, sectionsOf } from '@shortlist/model';
import type { JournalStep } from '#platform/reviews/review-journal.ts';
import type { StoredState } from '../kept/stored-review.ts';
import type { ReadResume } from '../read-resume.ts';
import { listToCheck } from './fields/to-check.ts';
import { finishedResume, type ReviewState, type ReviewStep, takeStep } from './review-state.ts';

/** A step, or the whole review where it was undone. */
export type KeptStep = ReviewStep | { type: 'undo'; review: StoredState['review'] };

type Stored = {
  state: StoredState;
  read: Pick<ReadResume, 'text'>;
  /** Steps after that state. */
  steps: readonly JournalStep[];
};

/** The review as it was left; undefined where what is stored of it cannot be shown. */
export function restoreReview(
  { state, read, steps }: Stored,
  sections: Sections,
): ReviewState | undefined {
  try {
    const { text } = read;
    const known = sectionsOf(state.review.resume, sections);
    const stored: ReviewState = { ...state.review, sections: known };
    const restored = steps.reduce((review, { step }) => takeKept(review, step as KeptStep), stored);
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

const takeKept = (review: ReviewState, step: KeptStep): ReviewState =>
  step.type === 'undo' ? { ...step.review, sections: review.sections } : takeStep(review, step);

const isResume = ({ contact, sections }: Resume): boolean =>
  typeof contact.fullName === 'string' && sections.length > 0;
