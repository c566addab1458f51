import type { Spot } from './spot.ts';

/** The evidence for two columns and against them; together at least `ENOUGH`. */
const COLUMN_EVIDENCE = {
  /** Both sides have a heading. */
  headingsOnBothSides: 2,
  /** Times the share of lines of one side that stand beside no line of the other, the smaller of the two. */
  unmatchedLines: 4,
  /** The file draws one side after the other. */
  drawnApart: 1.3,
  /** Both sides have running text. */
  runningOnBothSides: 1.5,
  /** Both sides have a date of their own, and neither is dates alone. */
  datesOnBothSides: 1,
  /** Line by line the sides are set alike: cells of a grid. */
  setAlike: 1,
  /** The gutter parts the width of the page evenly. */
  even: 1,
  /** The page has columns there already, above or below. */
  known: 1,
  /** One side is dates and short words only: a gutter of dates, or places at the right margin. */
  sideOfDates: -3,
  /** The left side has a short text beside the right one's here and there: labels. */
  sideOfLabels: -3,
  /** One side is nothing but headings and dates, whatever base lines they stand on: it heads the other one. */
  sideOfHeadings: -10,
  /** The right side ends at the right margin and begins anywhere: what stands at the end of lines. */
  flushRight: -2.5,
  /** A side has very few lines. */
  fewLines: -1,
} as const;
export const ENOUGH = 2.2;

const FEW_LINES = 4;

/** So many lines beside none say all that they can. */
const TELLING = 6;

/** So many headings in a row with nothing below them head what stands beside them. */
const MANY_HEADINGS = 3;

/** Base lines this near are one, in points. */
const LEVEL = 1.5;

/** Edges this near are one, in points. */
const SAME_EDGE = 3;

/** Scores reading, of what stands from top to bottom, `left` and `right` one after the other. */
export function columnEvidence(
  left: readonly Spot[],
  right: readonly Spot[],
  { isEven, isKnown }: { isEven: boolean; isKnown: boolean },
): number {
  const e = COLUMN_EVIDENCE;
  const unmatched = [unmatchedShare(left, right), unmatchedShare(right, left)] as const;
  const least = Math.min(...unmatched);
  const hasDates = hasDate(left) && hasDate(right);
  const dated = [datedShare(left), datedShare(right)] as const;
  const few = Math.min(linesOf(left).length, linesOf(right).length) < FEW_LINES;
  const rules: [number, boolean][] = [
    [e.headingsOnBothSides, hasHeading(left) && hasHeading(right)],
    [e.drawnApart, isDrawnApart(left, right)],
    [e.runningOnBothSides, isRunning(left) && isRunning(right)],
    [e.datesOnBothSides, hasDates && Math.max(...dated) < 0.5],
    [e.setAlike, isSetAlike(left, right)],
    [e.even, isEven],
    [e.known, isKnown],
    [e.sideOfDates, Math.max(...dated) >= (hasDates ? 0.5 : 0.3)],
    [e.sideOfLabels, isLabels(left, right)],
    [e.sideOfHeadings, isOfHeadings(left) || isOfHeadings(right) || onlyHeads(right)],
    [e.flushRight, isFlushRight(right) && unmatched[1] < 0.2],
    [e.fewLines, few],
  ];
  const sum = rules.reduce((all, [weight, holds]) => all + (holds ? weight : 0), 0);
  const telling = Math.min(1, Math.min(left.length, right.length) / TELLING);
  return sum + Math.max(0, least - 0.1) * e.unmatchedLines * telling;
}

/** The base lines of spots that stand from top to bottom. */
export function linesOf(side: readonly Spot[]): number[] {
  const lines: number[] = [];
  for (const { y } of side) {
    if (y - (lines.at(-1) ?? Number.NEGATIVE_INFINITY) > LEVEL) lines.push(y);
  }
  return lines;
}

/** The share of lines of one side on whose base line the other side has none. */
function unmatchedShare(side: readonly Spot[], other: readonly Spot[]): number {
  const lines = new Set(other.map(({ y }) => Math.round(y)));
  const alone = side.filter(({ y }) => {
    const at = Math.round(y);
    return !lines.has(at) && !lines.has(at - 1) && !lines.has(at + 1);
  });
  return alone.length / Math.max(1, side.length);
}

/** Text above the first heading may be what stands over both sides. */
function isOfHeadings(left: readonly Spot[]): boolean {
  const first = left.findIndex(({ isHeading }) => isHeading);
  const headed = left.slice(Math.max(0, first));
  const isLong = first <= 0 || headed.length >= MANY_HEADINGS;
  return isLong && headed.every(({ isHeading, isDated }) => isHeading || isDated);
}

const onlyHeads = (side: readonly Spot[]): boolean =>
  side.every(({ isHeading, isDated }) => isHeading || isDated);

const hasHeading = (side: readonly Spot[]): boolean => side.some(({ isHeading }) => isHeading);
const hasDate = (side: readonly Spot[]): boolean => side.some(({ isDated }) => isDated);

const datedShare = (side: readonly Spot[]): number =>
  side.filter(({ isDated }) => isDated).length / Math.max(1, side.length);

const isRunning = (side: readonly Spot[]): boolean => {
  const running = side.filter((spot) => spot.isRunning).length;
  return running >= 2 && running >= side.length * 0.15;
};

/** Checks whether the file goes from one side to the other seldom. */
function isDrawnApart(left: readonly Spot[], right: readonly Spot[]): boolean {
  const sides = [
    ...left.map(({ order }) => ({ order, isLeft: true })),
    ...right.map(({ order }) => ({ order, isLeft: false })),
  ].sort((a, b) => a.order - b.order);
  const switches = sides.filter(({ isLeft }, at) => at > 0 && isLeft !== sides[at - 1]?.isLeft);
  return switches.length <= Math.min(left.length, right.length) / 3;
}

/**
 * Short texts beside what they label: fewer than the lines of the text, on its base lines, and none of them runs.
 * Several headings between them stand over both sides.
 */
function isLabels(left: readonly Spot[], right: readonly Spot[]): boolean {
  const others = left.filter(({ isHeading }) => !isHeading);
  const labels = others.length > 0 && left.length - others.length > 1 ? others : left;
  return (
    unmatchedShare(labels, right) < 0.25 &&
    labels.length < right.length * 0.7 &&
    !isRunning(left) &&
    (!hasHeading(right) || others.length === 0)
  );
}

function isFlushRight(side: readonly Spot[]): boolean {
  const right = Math.max(...side.map(({ cell }) => cell.right));
  const left = Math.min(...side.map(({ cell }) => cell.x));
  const flush = side.filter(({ cell }) => cell.right > right - SAME_EDGE).length;
  const ragged = side.filter(({ cell }) => cell.x > left + SAME_EDGE).length;
  return flush >= side.length * 0.8 && ragged >= side.length * 0.4;
}

/** Checks whether most lines of the sides look alike, one by one. */
function isSetAlike(left: readonly Spot[], right: readonly Spot[]): boolean {
  const one = looksOf(left);
  const two = looksOf(right);
  const least = Math.min(one.length, two.length);
  if (least < 2 || Math.abs(one.length - two.length) > Math.max(1, least / 3)) return false;
  const alike = one.filter((look, at) => look === two[at]).length;
  return alike >= least * 0.75;
}

/** Lists the looks of a side's lines, but for its headings. */
function looksOf(side: readonly Spot[]): string[] {
  const lines = new Map<number, string>();
  for (const { y, cell, isHeading } of side) {
    const look = `${Math.round(cell.size)}${cell.bold ? 'b' : ''}${cell.italic ? 'i' : ''}`;
    if (!isHeading && !lines.has(Math.round(y))) lines.set(Math.round(y), look);
  }
  return [...lines.values()];
}
