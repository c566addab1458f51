import type { Message } from '@shortlist/messages';

/** Kind of value of a field; it decides how the value is typed and said. */
type DescribedType =
  | 'line'
  /** Lines, each with its label before it. */
  | 'labelled'
  | 'switch'
  /** One of a few values. */
  | 'choice'
  | 'number'
  | 'color'
  | 'design'
  | 'language'
  | 'layout'
  /** Printed or not. */
  | 'visibility'
  | 'sections'
  | 'shape'
  | 'picture'
  | 'order';

/** Subjects of the catalogue that have labels of fields. */
type Labelled = 'labels' | 'looks' | 'partLabels';

/** A field of a part that is no entry: its key, as conflicts name it, and its label in the catalogue. */
export type DescribedField<S extends Labelled = Labelled> = {
  readonly key: string;
  readonly type: DescribedType;
  readonly label: Message<S>;
};

/** Fields of the parts that have the same in every resume. */
export type DescribedParts = {
  readonly contact: readonly DescribedField<'labels'>[];
  readonly look: readonly DescribedField<'looks'>[];
  readonly settings: readonly DescribedField<'partLabels'>[];
};
