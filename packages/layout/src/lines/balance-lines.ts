import { type Cluster, inkOf, widthOf } from '../text/cluster.ts';
import type { Paragraph } from '../text/itemize.ts';
import type { TextMeasurer } from '../text-measurer.ts';
import { breakLines } from './break-lines.ts';
import { penaltyBetween } from './break-opportunity.ts';

/** Widths that differ by less are alike. Points. */
const STEP = 0.5;

/**
 * The least width in which a text takes no more lines than in `measure`, so that they are as alike in length as their
 * number allows (`text-wrap: balance` of CSS Text 4). None of its words is broken for it. Points.
 */
export function balancedMeasure(text: Paragraph, measure: number, measurer: TextMeasurer): number {
  const countIn = (width: number) => breakLines(text, () => width, measurer).length;
  const count = countIn(measure);
  let [tooNarrow, wide] = [widestWord(text.clusters), measure];
  if (count === 1 || tooNarrow >= measure) return measure;
  while (wide - tooNarrow > STEP) {
    const width = (tooNarrow + wide) / 2;
    if (countIn(width) > count) tooNarrow = width;
    else wide = width;
  }
  return wide;
}

/** The width of the widest stretch in which no line would break. */
function widestWord(clusters: readonly Cluster[]): number {
  let [widest, start] = [0, 0];
  for (let at = 1; at <= clusters.length; at += 1) {
    const [before, after] = [clusters[at - 1], clusters[at]];
    if (before && after && penaltyBetween(before, after) > 0) continue;
    widest = Math.max(widest, widthOf(inkOf(clusters.slice(start, at))));
    start = at;
  }
  return widest;
}
