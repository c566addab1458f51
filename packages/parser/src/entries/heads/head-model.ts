import type { Cell } from '../../lines/row.ts';
import type { Mark } from './head-pieces.ts';

/** What the parts of a head can be, and how much speaks for each, as log-odds. */
export type HeadModel<Label extends string> = {
  labels: readonly Label[];
  /** How much the part's words read as the label's; whether several heads hold them. */
  scoreText: (label: Label, part: Cell, isRepeated: boolean) => number;
  /** How much speaks for the label in its place, behind the labels before it. */
  scorePosition: (label: Label, before: readonly Label[], where: Where, part: Cell) => number;
  /** What a mark within the text of a label speaks for it. */
  keepMark: (label: Label, mark: Mark) => number;
  /** What a mark between two names speaks for them. */
  cut: Partial<Record<Mark, number>>;
  /** How much speaks for a part that is nothing that is looked for. */
  scoreOther: (part: Cell, mark: Mark) => number;
  /** What is often left out: a head without it is no other kind of head. */
  optional: Label;
  /** What a head costs that lacks these labels. */
  missing: Partial<Record<Label, number>>;
  /** How much speaks for a whole reading beside that. */
  scoreWhole?: (parts: readonly HeadPart<Label>[]) => number;
  /** What each further part of a label costs that may have several. */
  again: Partial<Record<Label, number>>;
};

/** What stands before a part, and whether its line holds dates. */
export type Where = { mark: Mark; isDated: boolean };

/** One part of a head, and what it is: undefined for what names nothing that is looked for. */
export type HeadPart<Label extends string> = { label: Label | undefined; cell: Cell; mark: Mark };

/** A way to read a head. */
export type HeadReading<Label extends string> = {
  parts: readonly HeadPart<Label>[];
  score: number;
};
