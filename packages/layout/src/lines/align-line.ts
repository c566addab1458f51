import type { Column } from '@shortlist/document';
import { isRightToLeft, visualOrder } from '@shortlist/text';
import { type Cluster, isSpace, widthOf } from '../text/cluster.ts';
import { type Run, runsOf } from '../text/runs.ts';
import type { TextMeasurer } from '../text-measurer.ts';
import { type Area, areasOf, SHARE_ON_THE_LEFT } from './areas.ts';
import type { SetBlock, SetLine } from './set-block.ts';

/**
 * A run and where it begins, in points from the sheet's left edge; whether it stands beside the first line of a text of
 * several, and so is read after them.
 */
export type AlignedRun = Run & { x: number; readLast?: true };

/** The runs of a block's line where they stand across the sheet, in reading order. */
export function alignLine(
  owner: SetBlock,
  line: SetLine,
  column: Column,
  measurer: TextMeasurer,
): AlignedRun[] {
  const { text, trailing, marker } = areasOf(owner, line, column);
  return [
    ...alignRuns(line.marker, marker, measurer),
    ...alignRuns(line.text, text, measurer),
    ...alignRuns(line.trailing, trailing, measurer).map((run) => ({
      ...run,
      ...(owner.lines.length > 1 && line.text.length > 0 && { readLast: true as const }),
    })),
  ];
}

function alignRuns(clusters: readonly Cluster[], area: Area, measurer: TextMeasurer): AlignedRun[] {
  const runs = runsOf(clusters, measurer);
  const startOf = startsFrom(leftOf(runs, clusters.at(-1), area), runs);
  return runs.map((run) => ({ ...run, x: startOf.get(run) ?? area.left }));
}

/** Left end of a line's runs. Space at the line's end hangs over the area's edge: it has no ink. */
function leftOf(runs: readonly Run[], last: Cluster | undefined, area: Area): number {
  const hanging = last ? spaceAfter(last) : 0;
  const free = area.right - area.left - (widthOf(runs) - hanging);
  const hangsLeft = last && isRightToLeft(last.level) ? hanging : 0;
  return area.left + free * SHARE_ON_THE_LEFT[area.align] - hangsLeft;
}

/** The width of a space; of a letter that others were spaced from, what is left free behind it. */
const spaceAfter = (last: Cluster) => (isSpace(last) ? last.width : (last.span.letterSpacing ?? 0));

/** The runs stand side by side from `left` on, in visual order. */
function startsFrom(left: number, runs: readonly Run[]): Map<Run, number> {
  const starts = new Map<Run, number>();
  let x = left;
  for (const run of visualOrder(runs)) {
    starts.set(run, x);
    x += run.width;
  }
  return starts;
}
