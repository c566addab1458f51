import type { DocumentTypes, PartValue } from '../model/document-types.ts';

/** The unit of merging, by its name in the model: a field of an entry, or all of a part that is one text or one order (`''`). */
export type PartField = string;

/** All of a part, where one side has deleted it or it is not known what its fields were changed from. */
export const WHOLE: PartField = '*';

/** Values of a field: the one that both sides began with, and what each made of it. */
export type FieldVersions = { base: unknown; mine: unknown; theirs: unknown };

/** Takes the parts of a kind of document to fields and puts them together again. */
export type PartFields<T extends DocumentTypes> = {
  /** The fields of a part that is there. An id is none, nor is what no person chooses. */
  list(value: PartValue<T>): PartField[];
  read(value: PartValue<T>, field: PartField): unknown;
  /** The part in which one field says `said`, which another version of the part said there. */
  write(value: PartValue<T>, field: PartField, said: unknown): PartValue<T>;
  /**
   * Merges what two sides made of the value of a field that has lines: a text, or a list of points. Undefined where both
   * changed the same lines, and for all other fields.
   */
  mergeLines(field: PartField, versions: FieldVersions): unknown;
};

/** The part with some of its fields as another version of it says them. */
export const withFieldsOf = <T extends DocumentTypes>(
  { read, write }: PartFields<T>,
  value: PartValue<T>,
  other: PartValue<T>,
  names: readonly PartField[],
): PartValue<T> => names.reduce((next, field) => write(next, field, read(other, field)), value);
