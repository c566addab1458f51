import { groupNeighbours } from '../lines/neighbours.ts';
import type { ShapedRun } from '../lines/shaped-run.ts';

/** How far a link reaches above and below its baseline, as parts of the size of its text (Tinos). */
const REACH = { above: 0.891, below: 0.216 };

/** Where a link can be clicked: one area for each line its text stands on. Points from the top left corner. */
export function linkAreas(runs: readonly ShapedRun[]) {
  const lines = groupNeighbours(runs, (one, next) => one.baseline === next.baseline);
  return lines.map((line) => {
    const size = Math.max(...line.map((run) => run.size));
    const left = Math.min(...line.map((run) => run.x));
    const right = Math.max(...line.map((run) => run.x + run.width));
    return {
      x: left,
      y: line[0].baseline - REACH.above * size,
      width: right - left,
      height: (REACH.above + REACH.below) * size,
    };
  });
}
