import type { FieldRef, Mark } from '@shortlist/model';
import type { FieldLabel } from './difference.ts';

/** A text that is printed, as a field that can come back or not. */
export type PrintedField = {
  /** The name among its entry's fields: fields of one name are compared. */
  name: string;
  ref: FieldRef;
  label: FieldLabel;
  text: string;
  marks?: readonly Mark[] | undefined;
};

/** An entry: fields with names of their own, and points, which differ by their order alone. */
export type PrintedFields = {
  fields: readonly PrintedField[];
  points: readonly PrintedField[];
};

/** A section that is printed: entries, or lines. */
export type SectionFields = {
  /** The kind. A section of a person's own has a key that only exact formats keep, and is known by its title else. */
  key: string;
  /** In small letters: many designs print capitals. */
  title: string;
  entries: readonly PrintedFields[];
  lines: readonly PrintedField[];
  /** True if a line may end where another text of the section begins: of paragraphs only the words count. */
  isRunning: boolean;
};

/** A field that was typed, beside what was read in its place. */
export type Outcome = {
  typed: PrintedField;
  read: PrintedField | undefined;
  isSame: boolean;
};
