import { isSentence, locationScore } from '../../evidence/word-score.ts';
import { beginsInStyle, type Line, leadLook, lineTextOf } from '../../lines/line.ts';
import { chunksOf } from '../chunks.ts';
import { canBeLocations, looksLikeLocation } from './location-tail.ts';
import type { HeadedEntry } from './split-head.ts';

/** In characters: a line of a head names something. */
const LONGEST_NAME = 70;

/**
 * The heads of a section's entries built alike: a line right below a head belongs to it too where another head has
 * a line there that is set like it, in bold or italic letters; a line that can name a town, where another has a known
 * place there.
 */
export function alignHeads(entries: readonly HeadedEntry[]): HeadedEntry[] {
  const places = new Set(entries.flatMap(({ head }) => head.flatMap(standingOfLocation)));
  const names = new Set(entries.flatMap(({ head }) => head.flatMap(standingOfName)));
  const towns = standingsOfTowns(entries);
  const indented = standingsOfIndented(entries);
  return entries.map((entry) => {
    const [next, ...body] = entry.body;
    if (next?.marker !== '') return entry;
    const where = standing(next, entry.head.length);
    const isLocation =
      (places.has(where) && isAlone(next) && canBeLocations(lineTextOf(next))) ||
      (towns.has(where) && canBeTownBelow(entry));
    const isSecond = indented.has(where) && canBeSecond(entry);
    if (!isLocation && !isSecond && !(names.has(where) && isName(next))) return entry;
    return { ...entry, head: [...entry.head, next], body };
  });
}

/** Collects the standings of lines that can be towns below the heads of two entries, or a town and its region below one. */
function standingsOfTowns(entries: readonly HeadedEntry[]): ReadonlySet<string> {
  const below = entries.filter(canBeTownBelow);
  const texts = below.map(({ body: [next] }) => (next ? lineTextOf(next) : ''));
  const isTold = new Set(texts).size > 1 || texts.some(looksLikeLocation);
  return new Set(
    isTold
      ? below.flatMap(({ head, body: [next] }) => (next ? standing(next, head.length) : []))
      : [],
  );
}

/** Below a head of two names and no place stands a line that can be a town. */
function canBeTownBelow({ head, body: [next] }: HeadedEntry): boolean {
  if (next?.marker !== '' || !isAlone(next) || !canBeLocations(lineTextOf(next))) return false;
  const chunks = chunksOf(head);
  return chunks.length === 2 && chunks.every(({ text }) => locationScore(text) < 0.6);
}

/** The least number of entries with a line of one look right below their heads, set further in. */
const LEAST_ALIKE = 2;

/** Collects the standings of lines set further in than the heads above, in letters of their own, which most entries have. */
function standingsOfIndented(entries: readonly HeadedEntry[]): ReadonlySet<string> {
  const below = entries
    .filter(canBeSecond)
    .flatMap(({ head, body: [next] }) => (next ? standing(next, head.length) : []));
  const counts = new Map<string, number>();
  for (const where of below) counts.set(where, (counts.get(where) ?? 0) + 1);
  const least = entries.length === 1 ? 1 : Math.max(LEAST_ALIKE, entries.length / 2);
  return new Set([...counts].flatMap(([where, count]) => (count >= least ? where : [])));
}

/** Checks whether the line below a head of one name is in bold or italic letters and a name; text that follows is set otherwise. */
function canBeSecond({ head, body: [next, text] }: HeadedEntry): boolean {
  if (next?.marker !== '' || !isName(next) || !beginsInStyle(next)) return false;
  return (text === undefined || leadLook(text) !== leadLook(next)) && chunksOf(head).length === 1;
}

const isName = (line: Line): boolean =>
  lineTextOf(line).length < LONGEST_NAME && !isSentence(lineTextOf(line));

/** Lines of heads that differ from what stands below in their letters. */
const standingOfName = (line: Line, at: number): string[] =>
  at > 0 && line.marker === '' && beginsInStyle(line) ? [standing(line, at)] : [];

/** Names a line's number in the head, and how it is set. */
const standing = (line: Line, at: number): string => `${at} ${leadLook(line)}`;

const standingOfLocation = (line: Line, at: number): string[] =>
  at > 0 && isAlone(line) && locationScore(lineTextOf(line)) > 0.9 ? [standing(line, at)] : [];

const isAlone = ({ cells, marker }: Line): boolean => cells.length === 1 && marker === '';
