import type { Look } from '@shortlist/model';

/** The choices of a look that fitting may make smaller. */
export const FIT_KNOBS = [
  'sideMargin',
  'endMargin',
  'lineHeight',
  'entrySpace',
  'textSize',
] as const satisfies readonly (keyof Look)[];
export type FitKnob = (typeof FIT_KNOBS)[number];

/** A look that says each of them. */
export type FitLook = Look & Required<Pick<Look, FitKnob>>;

type Measure = {
  /** No value that fitting sets is smaller. Units are those of the look. */
  floor: number;
  step: number;
  /** A change by this part is one unit of difference to the eye. */
  noticed: number;
};

/**
 * The limit of each, and the part of a change that the eye sees. Differences are noticed as parts of what is there (Weber's
 * law): the size of letters soonest, the air between entries last.
 */
export const MEASURES: Readonly<Record<FitKnob, Measure>> = {
  sideMargin: { floor: 12, step: 1, noticed: 0.12 },
  endMargin: { floor: 12, step: 1, noticed: 0.12 },
  lineHeight: { floor: 1.15, step: 0.03, noticed: 0.04 },
  entrySpace: { floor: 0.1, step: 0.1, noticed: 0.3 },
  textSize: { floor: 9, step: 0.25, noticed: 0.03 },
};

/**
 * The values that one of them may take, from what it is down to its floor. What is under the floor already stays,
 * since a person has set it.
 */
export function levelsOf(knob: FitKnob, value: number, floor = MEASURES[knob].floor): number[] {
  const { step } = MEASURES[knob];
  const levels = [value];
  for (let at = 1; value - at * step > floor - 1e-9; at += 1) levels.push(round(value - at * step));
  const last = levels.at(-1) ?? value;
  return last - floor > 1e-9 ? [...levels, floor] : levels;
}

/**
 * The cost of making one of them smaller: the square of the differences that the eye sees, so that a little of many
 * costs less than much of one (as the demerits of Knuth and Plass, "Breaking Paragraphs into Lines", 1981, grow
 * faster than the stretch of a line).
 */
export const costOf = (knob: FitKnob, from: number, to: number): number =>
  from === to ? 0 : (Math.log(from / to) / Math.log(1 + MEASURES[knob].noticed)) ** 2;

const round = (value: number) => Math.round(value * 1000) / 1000;
