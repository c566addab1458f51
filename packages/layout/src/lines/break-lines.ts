import type { Block } from '@shortlist/document';
import { baseLevel, type Direction } from '@shortlist/text';
import { fits } from '../lengths.ts';
import { type Cluster, inkOf, isDiscardable, isSpace, widthOf } from '../text/cluster.ts';
import type { Paragraph } from '../text/itemize.ts';
import { runsOf } from '../text/runs.ts';
import type { TextMeasurer } from '../text-measurer.ts';
import { WITHOUT_RUNT } from './avoid-runts.ts';
import { penaltyBetween } from './break-opportunity.ts';

/**
 * Fills lines one after the other, each with as much as fits; `limitOf` gives a line's width in points.
 *
 * A line that must break does so at its last place of the lowest penalty. Spaces and separators at a
 * line's start are dropped; of those at its end one space stays, to keep machines from joining the
 * words of two lines, and hangs over the margin if need be. A line holds at least one cluster,
 * however narrow it is.
 */
export function breakLines(
  { clusters, direction }: Paragraph,
  limitOf: (line: number) => number,
  measurer: TextMeasurer,
  { avoidsRunt }: Pick<Block, 'avoidsRunt'> = {},
): Cluster[][] {
  const greedy: number[] = [];
  let start = afterDiscardable(clusters, 0);
  while (start < clusters.length) {
    const end = endOfLine(clusters, start, limitOf(greedy.length), measurer);
    greedy.push(start);
    start = afterDiscardable(clusters, end);
  }
  const starts = avoidsRunt
    ? WITHOUT_RUNT[avoidsRunt](clusters, greedy, limitOf(greedy.length - 1))
    : greedy;
  return starts.map((from, at) => {
    const line = clusters.slice(from, starts[at + 1]);
    const isLast = at === starts.length - 1;
    return isLast ? inkOf(line) : [...inkOf(line), ...finalSpace(line, direction)];
  });
}

function afterDiscardable(clusters: readonly Cluster[], from: number): number {
  for (let at = from; at < clusters.length; at += 1) {
    const cluster = clusters[at];
    if (cluster && !isDiscardable(cluster)) return at;
  }
  return clusters.length;
}

function endOfLine(
  clusters: readonly Cluster[],
  start: number,
  limit: number,
  measurer: TextMeasurer,
): number {
  let end = bestBreak(clusters, start, firstTooMany(clusters, start, limit));
  while (end > start + 1 && isTooWide(clusters.slice(start, end), limit, measurer)) {
    end = bestBreak(clusters, start, end - 1);
  }
  return end;
}

/** The first cluster with ink that does not fit, or the end of the text. */
function firstTooMany(clusters: readonly Cluster[], start: number, limit: number): number {
  let width = 0;
  for (let at = start; at < clusters.length; at += 1) {
    const cluster = clusters[at];
    if (!cluster) break;
    width += at === start ? cluster.width - cluster.kern : cluster.width;
    if (!fits(width, limit) && !isDiscardable(cluster)) return at;
  }
  return clusters.length;
}

/** The last place of the lowest penalty after `start` and not after `limit`; at least one cluster on. */
function bestBreak(clusters: readonly Cluster[], start: number, limit: number): number {
  if (limit >= clusters.length) return clusters.length;
  let best = Math.max(limit, start + 1);
  let least = Number.POSITIVE_INFINITY;
  for (let at = limit; at > start && least > 0; at -= 1) {
    const [before, after] = [clusters[at - 1], clusters[at]];
    if (!before || !after) continue;
    const penalty = penaltyBetween(before, after);
    if (penalty < least) {
      best = at;
      least = penalty;
    }
  }
  return best;
}

/** Letters that join may be wider at the end of a line than within their word, where it was cut. */
function isTooWide(line: Cluster[], limit: number, measurer: TextMeasurer): boolean {
  if (!line.some(({ face }) => measurer.joins(face))) return false;
  return !fits(widthOf(runsOf(inkOf(line), measurer)), limit);
}

/** One space of the discardable clusters at a line's end, in the paragraph's own direction (UAX #9, rule L1). */
function finalSpace(line: Cluster[], direction: Direction): Cluster[] {
  const space = line.slice(inkOf(line).length).find(isSpace);
  return space ? [{ ...space, level: baseLevel(direction) }] : [];
}
