import type { Cell } from '../lines/row.ts';
import { columnEvidence, ENOUGH, linesOf } from './column-evidence.ts';
import type { Spot } from './spot.ts';

/** A gap with text left and right of `x`, from `top` to `bottom`. Points. */
export type Gutter = { x: number; top: number; bottom: number };

/** The page as far as it matters for columns: where its text may go, and where columns were found before. */
export type Ground = {
  left: number;
  right: number;
  known: readonly number[];
  /** The tables, which no gutter parts. */
  tables: readonly { top: number; bottom: number }[];
};

const LEAST_LINES = 2;
const LEAST_GUTTER = 7;

/** So many left edges are tried, those first that most cells share. */
const MOST_EDGES = 40;

/** The worth of a gutter that parts all cells and not but a few, beside its proof. */
const COVERED = 6;

/** More proof than this makes a gutter no better. */
const CERTAIN = 4;

/** Edges this near are one, in points. */
const SAME_EDGE = 3;

/** White space between columns that part a width evenly, in points. */
const EVEN_GAP = { least: 3, most: 32 };

/** Base lines this near are one, in points. */
const LEVEL = 2;

/**
 * The gutter that most speaks for, with the band of the page in which no text crosses it; undefined where none is proven.
 * (The whitespace cuts of Breuel 2002 within the recursive cuts of Nagy and Seth 1984, with such proof.)
 */
export function findGutter(spots: readonly Spot[], ground: Ground): Gutter | undefined {
  const lines = linesOfSpots(spots, ground);
  let best: { gutter: Gutter; worth: number } | undefined;
  for (const x of leftEdges(spots)) {
    const isKnown = ground.known.some((other) => Math.abs(other - x) <= SAME_EDGE);
    for (const band of bandsAt(lines, x)) {
      const { left, right } = sidesAt(band, x);
      if (!right.some(({ cell }) => cell.x < x + SAME_EDGE)) continue;
      const score = columnEvidence(left, right, { isEven: isEvenAt(x, left, ground), isKnown });
      const worth = Math.min(score, CERTAIN) + COVERED * (band.length / spots.length);
      if (score < ENOUGH || worth <= (best?.worth ?? 0)) continue;
      best = { gutter: { x: x - 2, ...heightOf(band) }, worth };
    }
  }
  return best?.gutter;
}

const sidesAt = (band: readonly Spot[], x: number) => ({
  left: band.filter(({ cell }) => cell.x < x - 2),
  right: band.filter(({ cell }) => cell.x >= x - 2),
});

const heightOf = (band: readonly Spot[]) => ({
  top: (band[0]?.y ?? 0) - LEVEL,
  bottom: (band.at(-1)?.y ?? 0) + LEVEL,
});

/** Left edges of cells, those first that most share. */
function leftEdges(spots: readonly Spot[]): number[] {
  const counts = new Map<number, number>();
  for (const { cell } of spots) {
    const edge = Math.round(cell.x);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  const leftmost = Math.min(...counts.keys());
  return [...counts]
    .filter(([edge]) => edge > leftmost + 40)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_EDGES)
    .map(([edge]) => edge);
}

/** Checks whether columns that begin at `x` part the width right of an edge of the text into two, three or four alike. */
function isEvenAt(x: number, texts: readonly Spot[], { right }: Ground): boolean {
  const edges = new Set(texts.map(({ cell }) => Math.round(cell.x)));
  return [...edges].some((from) =>
    PLACES.some(([place, count]) => {
      const gap = ((x - from) / place) * count - (right - from);
      return gap >= EVEN_GAP.least && gap <= EVEN_GAP.most;
    }),
  );
}

/** The numbers of the columns that may begin at a gutter, each with how many there are. */
const PLACES = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [2, 4],
  [3, 4],
] as const;

/** The texts on one base line; a heading over all columns stops every gutter. */
type SpotLine = { spots: Spot[]; isOverAll: boolean };

/** From top to bottom. */
function linesOfSpots(spots: readonly Spot[], ground: Ground): SpotLine[] {
  const lines: SpotLine[] = [];
  for (const spot of spots.toSorted((a, b) => a.y - b.y)) {
    const last = lines.at(-1);
    if (last?.spots[0] && spot.y - last.spots[0].y < LEVEL) last.spots.push(spot);
    else lines.push({ spots: [spot], isOverAll: ground.tables.some((table) => isIn(table, spot)) });
  }
  // One in the middle may be that of a column; two or more stand over whatever columns there are.
  const centred = lines.filter(({ spots: held }) => isCentredHeading(held, ground));
  for (const line of centred) line.isOverAll = centred.length > 1;
  return lines;
}

const isIn = ({ top, bottom }: { top: number; bottom: number }, { y }: Spot): boolean =>
  y > top - LEVEL && y < bottom + LEVEL;

const isCentredHeading = ([spot, ...others]: readonly Spot[], { left, right }: Ground): boolean =>
  spot?.isHeading === true &&
  others.length === 0 &&
  Math.abs(spot.cell.x + spot.cell.right - left - right) < 2 * SAME_EDGE;

/** The runs of lines that leave a gutter free left of `x`, cut at headings that stand over both sides. */
function bandsAt(lines: readonly SpotLine[], x: number): Spot[][] {
  const runs: SpotLine[][] = [[]];
  for (const line of lines) {
    if (line.isOverAll || line.spots.some(({ cell }) => crosses(cell, x))) runs.push([]);
    else runs.at(-1)?.push(line);
  }
  return runs
    .filter((run) => hasTwoSides(run, x))
    .map((run) => run.flatMap(({ spots }) => spots))
    .flatMap((run) => cutAtHeadings(run, x));
}

const crosses = ({ x: left, right }: Cell, x: number): boolean =>
  left < x - 2 && right > x - LEAST_GUTTER;

function hasTwoSides(run: readonly SpotLine[], x: number): boolean {
  const left = run.filter(({ spots }) => spots.some(({ cell }) => cell.x < x - 2)).length;
  const right = run.filter(({ spots }) => spots.some(({ cell }) => cell.x >= x - 2)).length;
  return Math.min(left, right) >= LEAST_LINES;
}

/**
 * Cuts a run at headings over both sides: only the left side has them and the right side leaves room beside each.
 * Each part is looked at by itself.
 */
function cutAtHeadings(run: Spot[], x: number): Spot[][] {
  const { left, right } = sidesAt(run, x);
  const headings = left.filter(({ isHeading }) => isHeading);
  if (headings.length === 0 || right.some(({ isHeading }) => isHeading)) return [run];
  const beside = linesOf(right);
  const lines = linesOf(left);
  if (!headings.every(({ y }) => leavesRoom(beside, y) && isLevelBelow(lines, beside, y)))
    return [run];
  const parts: Spot[][] = [[]];
  for (const spot of run) {
    const isAtHeading = headings.some(({ y }) => Math.abs(y - spot.y) < LEVEL);
    if (isAtHeading && parts.at(-1)?.some(({ y }) => y < spot.y - LEVEL)) parts.push([]);
    parts.at(-1)?.push(spot);
  }
  return parts.filter((part) => {
    const sides = sidesAt(part, x);
    return Math.min(linesOf(sides.left).length, linesOf(sides.right).length) >= LEAST_LINES;
  });
}

/** Checks whether the text beside a heading begins on its base line, or on that of the text below it. */
function isLevelBelow(lines: readonly number[], beside: readonly number[], y: number): boolean {
  const first = beside.find((line) => line > y - 2);
  if (first === undefined || first < y + 2) return true;
  const below = lines.find((line) => line > y + 2);
  return below !== undefined && Math.abs(below - first) < 2;
}

/** Checks whether the lines are further apart at `y` than they usually are. */
function leavesRoom(lines: readonly number[], y: number): boolean {
  const next = lines.findIndex((line) => line > y - 2);
  const before = lines[next < 0 ? lines.length - 1 : next - 1];
  if (next < 0 || before === undefined) return true;
  const gaps = lines.slice(1).map((line, at) => line - (lines[at] ?? line));
  const usual = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return (lines[next] ?? before) - before > usual * 1.5;
}
