import { groupNeighbours } from '../lines/neighbours.ts';
import type { ShapedRun } from '../lines/shaped-run.ts';

/** Returns where a link can be clicked: one area for each line its text stands on. Points from the top left corner. */
export function linkAreas(runs: readonly ShapedRun[]) {
  const lines = groupNeighbours(runs, (one, next) => one.baseline === next.baseline);
  return lines.map((line) => {
    const above = Math.max(...line.map(({ ascent, size }) => ascent * size));
    const below = Math.max(...line.map(({ descent, size }) => descent * size));
    const left = Math.min(...line.map((run) => run.x));
    const right = Math.max(...line.map((run) => run.x + run.width));
    return {
      x: left,
      y: line[0].baseline - above,
      width: right - left,
      height: above + below,
    };
  });
}
