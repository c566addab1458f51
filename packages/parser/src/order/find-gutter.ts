import { columnEvidence, ENOUGH, linesOf } from './column-evidence.ts';
import type { Spot } from './spot.ts';

/** Where text stands left and right of `x`, from `top` to `bottom`. Points. */
export type Gutter = { x: number; top: number; bottom: number };

/** The page as far as it matters for columns: where its text may go, and where columns were found before. */
export type Ground = { left: number; right: number; known: readonly number[] };

const LEAST_LINES = 2;
const LEAST_GUTTER = 7;

/** So many left edges are tried, those first that most cells share. */
const MOST_EDGES = 40;

/** Edges this near are one, in points. */
const SAME_EDGE = 3;

/** White space between columns that part a width evenly, in points. */
const EVEN_GAP = { least: 3, most: 32 };

type Band = { spots: Spot[]; top: number; bottom: number };

/**
 * The gutter that most speaks for, with the band of the page in which no text crosses it; undefined where none is proven.
 * (The whitespace cuts of Breuel 2002 within the recursive cuts of Nagy and Seth 1984, with such proof.)
 */
export function findGutter(spots: readonly Spot[], ground: Ground): Gutter | undefined {
  const sorted = spots.toSorted((a, b) => a.y - b.y);
  let best: { gutter: Gutter; score: number; lines: number } | undefined;
  for (const x of leftEdges(spots)) {
    const isEven = isEvenAt(x, spots, ground);
    const isKnown = ground.known.some((other) => Math.abs(other - x) <= SAME_EDGE);
    for (const { spots: within, top, bottom } of bandsAt(sorted, x)) {
      const left = within.filter(({ cell }) => cell.x < x - 2);
      const right = within.filter(({ cell }) => cell.x >= x - 2);
      const lines = Math.min(linesOf(left).length, linesOf(right).length);
      if (lines < LEAST_LINES || !right.some(({ cell }) => cell.x < x + SAME_EDGE)) continue;
      const score = columnEvidence(left, right, { isEven, isKnown });
      const isBetter = score > (best?.score ?? 0) || (score === best?.score && lines > best.lines);
      if (process.env.DBG && score>0) console.log(`x${x} ${top.toFixed(0)}-${bottom.toFixed(0)} L${left.length} R${right.length} even${isEven} known${isKnown} ${score.toFixed(2)} [${left[0]?.cell.text.slice(0,20)}|${right[0]?.cell.text.slice(0,20)}]`);
      if (score >= ENOUGH && isBetter) best = { gutter: { x: x - 2, top, bottom }, score, lines };
    }
  }
  return best?.gutter;
}

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

/** Whether columns that begin at `x` part the width between equal margins into two, three or four. */
function isEvenAt(x: number, spots: readonly Spot[], { left, right }: Ground): boolean {
  const first = Math.min(...spots.map(({ cell }) => cell.x));
  const from = Math.abs(first - left) < SAME_EDGE ? left : first;
  return [2, 3, 4].some((count) =>
    Array.from({ length: count - 1 }, (_, at) => at + 1).some((place) => {
      const gap = ((x - from) / place) * count - (right - from);
      return gap >= EVEN_GAP.least && gap <= EVEN_GAP.most;
    }),
  );
}

/** The runs of lines that leave a gutter free left of `x`, cut at headings that stand over both sides. */
function bandsAt(sorted: readonly Spot[], x: number): Band[] {
  const runs: Spot[][] = [[]];
  for (const spot of sorted) {
    const crosses = spot.cell.x < x - 2 && spot.cell.right > x - LEAST_GUTTER;
    if (crosses) runs.push([]);
    else runs.at(-1)?.push(spot);
  }
  return runs.flatMap((run) => cutAtHeadings(run, x)).map(bandOf);
}

const bandOf = (spots: Spot[]): Band => ({
  spots,
  top: spots[0]?.y ?? 0,
  bottom: spots.at(-1)?.y ?? 0,
});

/**
 * Where only the left side has headings and the right side leaves room beside each, the headings stand over
 * both: each part is looked at by itself.
 */
function cutAtHeadings(run: Spot[], x: number): Spot[][] {
  const headings = run.filter(({ isHeading, cell }) => isHeading && cell.x < x - 2);
  const right = run.filter(({ cell }) => cell.x >= x - 2);
  if (headings.length === 0 || right.some(({ isHeading }) => isHeading)) return [run];
  const lines = linesOf(right);
  if (!headings.every(({ y }) => leavesRoom(lines, y))) return [run];
  const parts: Spot[][] = [[]];
  const tops = new Set(headings.map(({ y }) => y));
  for (const spot of run) {
    if (tops.has(spot.y) && parts.at(-1)?.some(({ y }) => y < spot.y - 2)) parts.push([]);
    parts.at(-1)?.push(spot);
  }
  return parts;
}

/** Whether the lines are further apart at `y` than they usually are. */
function leavesRoom(lines: readonly number[], y: number): boolean {
  const next = lines.findIndex((line) => line > y - 2);
  const before = lines[next < 0 ? lines.length - 1 : next - 1];
  if (next < 0 || before === undefined) return true;
  const gaps = lines.slice(1).map((line, at) => line - (lines[at] ?? line));
  const usual = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return (lines[next] ?? before) - before > usual * 1.5;
}
