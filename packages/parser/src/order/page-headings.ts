import { lookOf } from '../headings/look.ts';
import { sectionOfHeading } from '../headings/name-section.ts';
import type { Cell, TextRow } from '../lines/row.ts';
import { guessHeadings } from './guess-headings.ts';

/** The signs of a cell that is a heading. */
export type PageHeading = {
  /** It looks as little but headings does. */
  isOfItsOwnLook: boolean;
};

/** Letters of the longest heading, and words of one that no lexicon knows. */
const LONGEST = 44;
const MOST_WORDS = 4;

/** So many headings of one look tell how headings look. */
const TELLING = 3;

/** Edges and middles this near are in line, in points. */
const IN_LINE = 3;

type Counted = { cell: Cell; look: string };

/**
 * The headings of a page: words of the lexicon that look as little else does, or stand in line with others, and what
 * looks as they alone do. A word of the lexicon that does neither is text like that around it. Where few are known, also what
 * is set as headings seem to be.
 */
export function headingsOf(rows: readonly TextRow[]): Map<Cell, PageHeading> {
  const firsts = rows.flatMap((row) => row.cells.slice(0, 1).map((cell) => lookedAt(cell, row)));
  const known = rows.flatMap((row) => row.cells.filter(isKnown).map((cell) => lookedAt(cell, row)));
  const others = countBy(firsts.filter(({ cell }) => !isKnown(cell)).map(({ look }) => look));
  const alike = countBy(known.map(({ look }) => look));
  const edges = countBy(known.flatMap(({ cell }) => edgesOf(cell)));
  const isOwn = (look: string) => (others.get(look) ?? 0) * 2 <= (alike.get(look) ?? 0);
  const headings = new Map<Cell, PageHeading>();
  for (const { cell, look } of known) {
    const isInLine = edgesOf(cell).some((edge) => (edges.get(edge) ?? 0) > 1);
    if (isOwn(look) || isInLine) headings.set(cell, { isOfItsOwnLook: isOwn(look) });
  }
  const [common] = [...alike].filter(([look, count]) => count >= TELLING && isOwn(look));
  for (const { cell, look } of firsts) {
    if (look === common?.[0] && isShort(cell)) headings.set(cell, { isOfItsOwnLook: true });
  }
  if (headings.size < TELLING)
    for (const cell of guessHeadings(rows)) headings.set(cell, { isOfItsOwnLook: true });
  return headings;
}

const lookedAt = (cell: Cell, row: TextRow): Counted => ({ cell, look: lookOf(cell, row) });

const isKnown = ({ text }: Cell): boolean =>
  text.length <= LONGEST && sectionOfHeading(text) !== undefined;

const isShort = ({ text }: Cell): boolean =>
  text.length <= LONGEST && text.split(' ').length <= MOST_WORDS && !/\d/u.test(text);

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Lists the lines that a cell begins, ends and has its middle in, on two grids: what is near shares a line of one of them. */
const edgesOf = ({ x, right }: Cell): string[] =>
  Object.entries({ left: x, right, middle: (x + right) / 2 }).flatMap(([edge, at]) => [
    `${edge} ${Math.floor(at / IN_LINE)}`,
    `${edge} ${Math.floor(at / IN_LINE + 0.5)}+`,
  ]);
