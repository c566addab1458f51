import { baseLevel, type Direction } from '../text/bidi.ts';
import { type Cluster, isDiscardable, isSpace, widthOf } from '../text/cluster.ts';
import type { Paragraph } from '../text/itemize.ts';
import { runsOf } from '../text/runs.ts';
import type { TextMeasurer } from '../text-measurer.ts';
import { penaltyBetween } from './break-opportunity.ts';

/** Widths are sums of many small numbers; this much (points) is not a difference. */
const TOLERANCE = 0.0005;

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
  { avoidsRunt = false } = {},
): Cluster[][] {
  const greedy: number[] = [];
  let start = afterDiscardable(clusters, 0);
  while (start < clusters.length) {
    const end = endOfLine(clusters, start, limitOf(greedy.length), measurer);
    greedy.push(start);
    start = afterDiscardable(clusters, end);
  }
  const starts = avoidsRunt ? withoutRunt(clusters, greedy, limitOf(greedy.length - 1)) : greedy;
  return starts.map((from, at) => {
    const line = clusters.slice(from, starts[at + 1]);
    const isLast = at === starts.length - 1;
    return isLast ? inkOf(line) : [...inkOf(line), ...finalSpace(line, direction)];
  });
}

/**
 * Where lines start, one word of the line before taken to a last line of a single word; `limit` is the width of the last
 * line in points. It stays where the line before has no third word, or the two do not fit.
 */
function withoutRunt(clusters: readonly Cluster[], starts: readonly number[], limit: number) {
  const [before, last] = [starts.at(-2), starts.at(-1)];
  if (before === undefined || last === undefined) return starts;
  const start = startOfWord(clusters, last);
  const isRunt = !hasSpace(inkOf(clusters.slice(last)));
  const fits = widthOf(inkOf(clusters.slice(start))) <= limit + TOLERANCE;
  const isLongEnough = hasSpace(inkOf(clusters.slice(before, start)));
  return isRunt && fits && isLongEnough && mayBreak(clusters, start)
    ? starts.with(-1, start)
    : starts;
}

/** Whether a line may start at a cluster as well as anywhere: not within a phone number. */
function mayBreak(clusters: readonly Cluster[], start: number): boolean {
  const [before, after] = [clusters[start - 1], clusters[start]];
  return before !== undefined && after !== undefined && penaltyBetween(before, after) === 0;
}

/** Where the word before `end` starts, spaces between the two left out. */
function startOfWord(clusters: readonly Cluster[], end: number): number {
  const word = inkOf(clusters.slice(0, end));
  return word.findLastIndex(isSpace) + 1;
}

const hasSpace = (line: readonly Cluster[]): boolean => line.some(isSpace);

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
    if (width > limit + TOLERANCE && !isDiscardable(cluster)) return at;
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
  return widthOf(runsOf(inkOf(line), measurer)) > limit + TOLERANCE;
}

/** The line without the discardable clusters at its end. */
const inkOf = (line: readonly Cluster[]) =>
  line.slice(0, line.findLastIndex((cluster) => !isDiscardable(cluster)) + 1);

/** One space of the discardable clusters at a line's end, in the paragraph's own direction (UAX #9, rule L1). */
function finalSpace(line: Cluster[], direction: Direction): Cluster[] {
  const space = line.slice(inkOf(line).length).find(isSpace);
  return space ? [{ ...space, level: baseLevel(direction) }] : [];
}
