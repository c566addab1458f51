import type { Cell } from '../../lines/row.ts';
import type { PieceMark } from './head-pieces.ts';

/** The labels that the parts of a head can have, and how much speaks for each, as log-odds. */
export type HeadModel<Label extends string> = {
  labels: readonly Label[];
  /** Scores the part's words as the label's; `isRepeated`: several heads hold them. */
  scoreText: (label: Label, part: Cell, isRepeated: boolean) => number;
  /** Scores the label in its place, behind the labels before it. */
  scorePosition: (label: Label, before: readonly Label[], where: Where, part: Cell) => number;
  /** Scores a mark within the text of a label. */
  keepMark: (label: Label, mark: PieceMark) => number;
  /** The log-odds of two names with a mark between them. */
  cut: Partial<Record<PieceMark, number>>;
  /** Scores a part as nothing that is looked for. */
  scoreOther: (part: Cell, mark: PieceMark) => number;
  /** The label that is often left out: a head without it is no other kind of head. */
  optional: Label;
  /** Many heads name one thing only: those do not show how the others of a section are built. */
  oftenAlone?: true;
  /** The cost of a head that lacks these labels. */
  missing: Partial<Record<Label, number>>;
  /** Scores a whole reading beside that. */
  scoreWhole?: (parts: readonly HeadPart<Label>[]) => number;
  /** The cost of each further part of a label that may have several. */
  again: Partial<Record<Label, number>>;
};

/** The mark before a part, and whether its line holds dates. */
export type Where = { mark: PieceMark; isDated: boolean };

/** One part of a head, and what it is: undefined for what names nothing that is looked for. */
export type HeadPart<Label extends string> = {
  label: Label | undefined;
  cell: Cell;
  mark: PieceMark;
};

/** A way to read a head. */
export type HeadReading<Label extends string> = {
  parts: readonly HeadPart<Label>[];
  score: number;
};
