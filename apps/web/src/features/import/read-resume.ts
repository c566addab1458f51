import type { Message } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import type { ParsedResume } from '@shortlist/parser';
import type { PlacedText } from '@shortlist/placed-text';
import type { Keeping } from './kept/keeper.ts';
import type { ReviewState } from './review/review-state.ts';

/** Contents of a file, before any of it is saved. */
export type ReadResume = {
  fileName: string;
  /** Text of the document: a PDF's printed lines with their places, or a Word file's text in reading order. */
  text: PlacedText;
  /** Parse of that text: the fields, how sure each is, where each stands in `text`, and the unplaced text. */
  parsed: ParsedResume;
  /** Name that tells it from the others of an archive. */
  name?: string;
  /** True if the file says of everything what it is, so that nothing was guessed. */
  isExact?: boolean;
  /** Notes on what of the file was left out for a reason. */
  notes?: readonly Message<'imports'>[];
  /** Draws the pages of a PDF; undefined for a format that has none (`text.placement` is `estimated`). */
  drawPage: DrawPage | undefined;
};

/**
 * Draws one page (from 0) at `scale` pixels a point, in the worker. The picture is the caller's to close.
 * Rejects when the page cannot be drawn, whose text may then be shown instead, and with the signal's reason.
 */
export type DrawPage = (page: number, scale: number, signal?: AbortSignal) => Promise<ImageBitmap>;

/** The screen on which a person looks at what was read, and puts it right. */
export type ReviewProps = {
  read: ReadResume;
  /** A review that was begun before, as it was left. */
  restored?: ReviewState | undefined;
  /** State of its copy in this browser. */
  keeping: Keeping;
  /** Called with the review as it begins and after each change of it, which these steps have made. */
  onReview: (review: ReviewState, steps: readonly unknown[]) => void;
  /** The resume as the person left it; the screen stays as it is while it is being saved. */
  onCreate: (resume: Resume) => void;
  /** Back to the form, where everything is as it was typed. The callee asks first, for what was put right is lost. */
  onCancel: () => void;
};
