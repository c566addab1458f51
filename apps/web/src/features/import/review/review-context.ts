import { createContext, useContext } from 'react';
import type { FieldPlace } from './fields/review-fields.ts';
import type { ReviewStep } from './review-state.ts';

/** The thing that is looked at: a line of a field, or an unplaced text; its place in the document is marked. */
export type Looked = { key: string; line: number } | { piece: number };

/** An element, by its id, that is to have the focus; of a text the line to begin with, from 0. */
export type FocusWish = { id: string; line?: number };

/** Actions for every part of the screen. They never change, so that only what changes is redrawn. */
export type ReviewActions = {
  take: (step: ReviewStep) => void;
  /** Takes a step that can be undone, and tells it in words. */
  takeAndTell: (step: ReviewStep, words: string) => void;
  look: (looked: Looked) => void;
  /** Looks, and brings the document in sight where it is not beside the fields. */
  lookThere: (looked: Looked) => void;
  setTyping: (place: FieldPlace | undefined) => void;
  /** Has the entry of a field drawn, which may be far down a long list. */
  reveal: (place: FieldPlace) => void;
  /** Puts the focus there, also on what only comes with the steps just taken. */
  focus: (wish: FocusWish) => void;
};

export const ReviewContext = createContext<ReviewActions | undefined>(undefined);

export function useReviewActions(): ReviewActions {
  const actions = useContext(ReviewContext);
  if (!actions) throw new Error('The review is missing above this component.');
  return actions;
}

export const fieldId = (key: string) => `review-${key}`;
export const addButtonId = (kind: string) => `review-add-${kind}`;
export const pieceId = (piece: number) => `review-piece-${piece}`;
export const lookedId = (looked: Looked) =>
  'key' in looked ? fieldId(looked.key) : pieceId(looked.piece);
export const UNPLACED_ID = 'review-unplaced';
export const STATUS_ID = 'review-status';
export const FIELDS_SWITCH_ID = 'review-fields-switch';
