import { bulletLines } from '@shortlist/model';

/** One of the points of a text: its words, and the line that it stands in. */
export type Point = { text: string; line: number };

/** The points of a text, without their bullets. */
export const listPoints = (text: string): Point[] => bulletLines(text);

/**
 * The text with other words for a point; undefined where that point is gone. It may have moved to
 * another line since it was read.
 */
export function replacePoint(text: string, point: Point, words: string): string | undefined {
  const points = listPoints(text).filter((each) => each.text === point.text);
  const found = points.find(({ line }) => line === point.line) ?? points[0];
  if (found === undefined) return undefined;
  return text
    .split('\n')
    .map((line, at) => (at === found.line ? withWords(line, point.text, words) : line))
    .join('\n');
}

/** The line as it was led, with other words. */
const withWords = (line: string, old: string, words: string) =>
  line.slice(0, Math.max(0, line.indexOf(old))) + words;
