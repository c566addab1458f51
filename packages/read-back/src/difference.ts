import type { Message } from '@shortlist/messages';
import type { FieldRef } from '@shortlist/model';

/** The name of a field, for a person: "Experience, Engineer, Role". */
export type FieldLabel = Message<'labels'>;

/** A field that does not come back as it was typed. */
export type Difference = {
  ref: FieldRef;
  label: FieldLabel;
  /** `marks`: the words come back, but not all that is bold, italic or a link. */
  what: 'text' | 'marks';
  /** As it is printed. */
  typed: string;
  /** The text that stands in its place; empty where nothing was read. */
  read: string;
  /** The field that its text was read as, where that is another one. */
  readAs?: FieldLabel;
};

/** Counts of the fields that are printed, and of those that come back. `same` and the fields of `differences` are all of `fields`. */
export type ReadBack = {
  fields: number;
  same: number;
  differences: readonly Difference[];
};
