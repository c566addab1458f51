import type { FieldRef, Resume } from '@shortlist/model';
import type { TextPlace } from '@shortlist/placed-text';
import type { ReadValue } from './read-value.ts';

/** Below this confidence, of 0 to 1, a person is asked to look at what was read. */
export const CHECK_BELOW = 0.9;

/** A field of the resume with what is known of its reading. */
export type ReadField = ReadValue & { ref: FieldRef };

/** Text of the document that found no place in the resume. */
export type UnplacedText = {
  text: string;
  places: readonly TextPlace[];
  /** The heading that it stands under, if any. */
  heading?: string;
  /** Nobody sees it on the paper. */
  isHidden?: true;
};

/**
 * The reason why text is in no field and not unplaced either: a page's number; what the document calls itself; what stands there
 * once more, at the head or foot of a further page; a heading, which its section says; a label or joining word, and a
 * length of time, which the fields beside it say; a comment, which is about the document and no part of it.
 */
export type LeftOutReason =
  | 'page-number'
  | 'title'
  | 'repeated'
  | 'heading'
  | 'label'
  | 'duration'
  | 'comment';

export type LeftOutText = { text: string; places: readonly TextPlace[]; why: LeftOutReason };

/** A document read as a resume: nothing of it is lost, what has no place is unplaced, or left out for a reason. */
export type ParsedResume = {
  resume: Resume;
  /** One for each field that says something, one for each line of bullets, descriptions and skills. */
  fields: readonly ReadField[];
  unplaced: readonly UnplacedText[];
  leftOut: readonly LeftOutText[];
};
