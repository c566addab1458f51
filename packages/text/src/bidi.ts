import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

const RIGHT_TO_LEFT_TEXT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

export type Direction = 'ltr' | 'rtl';

/** A part of a paragraph; an isolated one (a phone number) keeps its order whatever is around it. */
type Part = { text: string; isolated: boolean };

const ISOLATE = { open: '\u2068', close: '\u2069' } as const;

/**
 * Embedding level of every UTF-16 unit of a paragraph (UAX #9), and the paragraph's direction: `base`, or that
 * of its first strong character (rules P2 and P3), left to right when it has none.
 */
export function embeddingLevels(
  parts: readonly Part[],
  base?: Direction,
): {
  direction: Direction;
  levels: readonly number[];
} {
  const text = parts.map((part) => part.text).join('');
  if (base !== 'rtl' && !RIGHT_TO_LEFT_TEXT.test(text)) return { direction: 'ltr', levels: [] };
  const direction = base ?? firstStrongDirection(text);
  const wrapped = parts.map((part) =>
    part.isolated ? `${ISOLATE.open}${part.text}${ISOLATE.close}` : part.text,
  );
  const joined = wrapped.join('');
  const { levels } = bidi.getEmbeddingLevels(joined, direction);
  const isSign = (at: number) => joined[at] === ISOLATE.open || joined[at] === ISOLATE.close;
  return { direction, levels: [...levels].filter((_, at) => !isSign(at)) };
}

const firstStrongDirection = (text: string): Direction =>
  isRightToLeft(bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) ? 'rtl' : 'ltr';

/** Checks whether text of this embedding level runs from right to left (UAX #9, BD2: odd levels do). */
export const isRightToLeft = (level: number) => level % 2 === 1;

/** The embedding level of text that runs as its paragraph does. */
export const baseLevel = (direction: Direction) => (direction === 'rtl' ? 1 : 0);

/** Runs of one line from left to right, given in reading order (UAX #9, rule L2). */
export function visualOrder<R extends { level: number }>(runs: readonly R[]): R[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) reverseStretches(ordered, level);
  return ordered;
}

/** Reverses, in place, every stretch of runs at `level` or above. */
function reverseStretches<R extends { level: number }>(runs: R[], level: number) {
  let start = 0;
  while (start < runs.length) {
    const end = endOfStretch(runs, start, level);
    if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
    start = end + 1;
  }
}

function endOfStretch(runs: readonly { level: number }[], start: number, level: number): number {
  let end = start;
  while ((runs[end]?.level ?? -1) >= level) end += 1;
  return end;
}

/** Brackets and other paired signs turned round, as a right-to-left run shows them (UAX #9, rule L4). */
export function mirrored(text: string): string {
  return Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join(
    '',
  );
}
