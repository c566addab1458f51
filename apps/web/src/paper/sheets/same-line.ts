import type { PlacedLine, PlacedRun } from '@shortlist/layout';

/**
 * Checks whether two placed lines are drawn alike, so that a keystroke redraws only the lines it moved. Everything that
 * reaches the screen is compared; the structure (`node`) does not.
 */
export function sameLine(a: PlacedLine, b: PlacedLine): boolean {
  return (
    a === b ||
    (BOX.every((side) => a[side] === b[side]) &&
      a.group === b.group &&
      a.runs.length === b.runs.length &&
      a.runs.every((run, index) => sameRun(run, b.runs[index])))
  );
}

const BOX = ['baseline', 'top', 'height', 'left', 'right'] as const;

const DRAWN = [
  'text',
  'face',
  'size',
  'level',
  'x',
  'width',
  'color',
  'letterSpacing',
  'source',
] as const;

function sameRun(a: PlacedRun, b: PlacedRun | undefined): boolean {
  return b !== undefined && DRAWN.every((field) => a[field] === b[field]);
}
