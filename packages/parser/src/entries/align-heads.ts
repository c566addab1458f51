import { placeScore } from '../evidence/word-score.ts';
import { type Line, leadLook, lineTextOf } from '../lines/line.ts';
import { canBePlace } from './place-tail.ts';
import type { HeadedEntry } from './split-head.ts';

/**
 * The heads of a section's entries built alike: where another head has a line with a known place, a line that can
 * name a town, set like that one and right below the head, belongs to the head too.
 */
export function alignHeads(entries: readonly HeadedEntry[]): HeadedEntry[] {
  const known = new Set(entries.flatMap(({ head }) => head.flatMap(standingOfPlace)));
  if (known.size === 0) return [...entries];
  return entries.map((entry) => {
    const [next, ...body] = entry.body;
    const isPlace = next && isAlone(next) && canBePlace(lineTextOf(next));
    if (!next || !isPlace || !known.has(standing(next, entry.head.length))) return entry;
    return { ...entry, head: [...entry.head, next], body };
  });
}

/** Which line of the head it is, and how it is set. */
const standing = (line: Line, at: number): string => `${at} ${leadLook(line)}`;

const standingOfPlace = (line: Line, at: number): string[] =>
  at > 0 && isAlone(line) && placeScore(lineTextOf(line)) > 0.9 ? [standing(line, at)] : [];

const isAlone = ({ cells, marker }: Line): boolean => cells.length === 1 && marker === '';
