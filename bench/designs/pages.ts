import type { Fill } from '@shortlist/document';
import type { PagedDocument, PlacedLine, PlacedRun } from '@shortlist/layout';
import { contrastRatio } from '@shortlist/model';

/** Differences below this are roundings. Points. */
const TOLERANCE = 0.02;

type Placed = PlacedRun & { line: PlacedLine; page: number };

/** Lists what is wrong with pages, in words: text over text, text outside its region or the sheet's margins, text hard to see. */
export function faultsOf({ pages, sheet }: PagedDocument): string[] {
  return pages.flatMap(({ lines, fills }, page) => {
    const runs = lines
      .flatMap((line) => line.runs.map((run): Placed => ({ ...run, line, page })))
      .filter(({ text }) => text.trim() !== '');
    const outside = runs.filter(leavesRegion).map((run) => `${named(run)} leaves its region`);
    const beyond = runs
      .filter((run) => leavesPage(run, sheet))
      .map((run) => `${named(run)} leaves the page`);
    const pale = runs
      .filter((run) => contrastOn(fills, run) < 4.5)
      .map((run) => `${named(run)} has too little contrast`);
    return [...outside, ...beyond, ...pale, ...overlaps(runs)];
  });
}

function leavesRegion(run: Placed): boolean {
  const [left, right] = inkOf(run);
  return left < run.line.left - TOLERANCE || right > run.line.right + TOLERANCE;
}

function leavesPage(run: Placed, { height, margins }: PagedDocument['sheet']): boolean {
  const foot = isFooter(run) ? height : height - margins.bottom;
  const { top, height: own } = run.line;
  return top < margins.top - TOLERANCE || top + own > foot + TOLERANCE;
}

/** The contrast of a run with what is painted under it. */
function contrastOn(fills: readonly Fill[], run: Placed): number {
  const [left, right] = inkOf(run);
  const { baseline } = run.line;
  const ground = fills.findLast(
    ({ x, y, width, height }) =>
      left < x + width && right > x && baseline > y && baseline < y + height,
  );
  return contrastRatio(run.color ?? '#000000', ground?.color ?? '#ffffff');
}

/** Checks whether a line is drawn as no content in a line of its own. */
const isFooter = ({ line }: Placed) => line.runs.every(({ decorative }) => decorative);

const named = ({ text, page }: Placed) => `"${text.slice(0, 30)}" on page ${page + 1}`;

/** The space at a line's end hangs over the edge. */
function inkOf({ x, width, text, size, level }: PlacedRun): [number, number] {
  const hanging = text.endsWith(' ') ? size / 2 : 0;
  return level % 2 === 1 ? [x + hanging, x + width] : [x, x + width - hanging];
}

function overlaps(runs: readonly Placed[]): string[] {
  return runs.flatMap((one, at) =>
    runs.slice(at + 1).flatMap((other) => {
      const [left, right] = inkOf(one);
      const [from, to] = inkOf(other);
      const apart = Math.min(one.size, other.size) * 0.6;
      const isBeside = right <= from + TOLERANCE || to <= left + TOLERANCE;
      const isOver = Math.abs(one.line.baseline - other.line.baseline) >= apart;
      return isBeside || isOver ? [] : [`${named(one)} stands over ${named(other)}`];
    }),
  );
}
