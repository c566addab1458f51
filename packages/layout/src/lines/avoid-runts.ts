import type { Block } from '@shortlist/document';
import { fits } from '../lengths.ts';
import { type Cluster, inkOf, isDiscardable, isSpace, widthOf } from '../text/cluster.ts';
import { isIdeograph, penaltyBetween } from './break-opportunity.ts';

/** Gives the starts of a text's lines, with another of the last one if that leaves no runt; `limit` is its width in points. */
type Avoidance = (
  clusters: readonly Cluster[],
  starts: readonly number[],
  limit: number,
) => readonly number[];

export const WITHOUT_RUNT: Record<NonNullable<Block['avoidsRunt']>, Avoidance> = {
  'by-words': byWords,
  'by-breaks': byBreaks,
};

/**
 * One word of the line before is taken to a last line of a single word. It stays where the line before has no third word,
 * or the two do not fit.
 */
function byWords(clusters: readonly Cluster[], starts: readonly number[], limit: number) {
  const [before, last] = [starts.at(-2), starts.at(-1)];
  if (before === undefined || last === undefined) return starts;
  const start = startOfWord(clusters, last);
  const isAlone = !hasSpace(inkOf(clusters.slice(last)));
  const isLongEnough = hasSpace(inkOf(clusters.slice(before, start)));
  return isAlone && isLongEnough && mayBreak(clusters, start) && restFits(clusters, start, limit)
    ? starts.with(-1, start)
    : starts;
}

/**
 * As much of the line before is taken to a last line of a single word, or of few ideographs, as leaves neither. It stays
 * where that does not fit, or the line before would be less than half full.
 */
function byBreaks(clusters: readonly Cluster[], starts: readonly number[], limit: number) {
  const [before, last] = [starts.at(-2), starts.at(-1)];
  if (before === undefined || last === undefined || !isRunt(clusters.slice(last))) return starts;
  let start = last - 1;
  while (start > before && (isRunt(clusters.slice(start)) || !mayBreak(clusters, start))) {
    start -= 1;
  }
  const isHalfFull = widthOf(inkOf(clusters.slice(before, start))) >= limit / 2;
  return isHalfFull && restFits(clusters, start, limit) ? starts.with(-1, start) : starts;
}

/** Fewer ideographs than this are alone on a last line. */
const FEW_IDEOGRAPHS = 4;

function isRunt(line: readonly Cluster[]): boolean {
  const ink = inkOf(line);
  return !hasSpace(ink) && (ink.length < FEW_IDEOGRAPHS || !ink.some(isIdeograph));
}

const restFits = (clusters: readonly Cluster[], start: number, limit: number): boolean =>
  fits(widthOf(inkOf(clusters.slice(start))), limit);

/** Checks whether a line may start at a cluster as well as anywhere: not within a phone number. */
function mayBreak(clusters: readonly Cluster[], start: number): boolean {
  const [before, after] = [clusters[start - 1], clusters[start]];
  if (!before || !after || isDiscardable(after)) return false;
  return penaltyBetween(before, after) === 0;
}

/** Finds where the word before `end` starts, spaces between the two left out. */
function startOfWord(clusters: readonly Cluster[], end: number): number {
  const word = inkOf(clusters.slice(0, end));
  return word.findLastIndex(isSpace) + 1;
}

const hasSpace = (line: readonly Cluster[]): boolean => line.some(isSpace);
