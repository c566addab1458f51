import type { Message } from '@shortlist/messages';
import type { FieldRef } from '@shortlist/resume';

/** What a field is called, for a person: "Experience, Engineer, Role". */
export type FieldLabel = Message<'readBack'>;

/** A field that does not come back as it was typed. */
export type Difference = {
  ref: FieldRef;
  label: FieldLabel;
  /** `marks`: the words come back, but not all that is bold, italic or a link. */
  what: 'text' | 'marks';
  /** As it is printed. */
  typed: string;
  /** What stands in its place; empty where nothing was read. */
  read: string;
  /** The field that its text was read as, where that is another one. */
  readAs?: FieldLabel;
};

/** How much of what a resume prints comes back. `same` and the fields of `differences` are all of `fields`. */
export type ReadBack = {
  fields: number;
  same: number;
  differences: readonly Difference[];
};
