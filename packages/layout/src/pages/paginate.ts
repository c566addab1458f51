import type { TypesetBlock } from '../lines/typeset.ts';
import { keepGroupsTogether } from './kept-together.ts';
import type { LineRow } from './row.ts';

/** Penalty for beginning a page within a block that must stay with the next. */
const WITHIN = 2;

/** Penalty for leaving a block that must stay with the next at the foot of a page. */
const STRANDED = Number.POSITIVE_INFINITY;

/** Sums of many heights; this much (points) is not a difference. */
const TOLERANCE = 0.001;

/** Heights of the pages that a flow runs down, in points. */
export type PageHeights = {
  page: number;
  /** The height left of the first page for a flow that begins below another. */
  rest?: number;
};

/**
 * Flows the blocks' lines down pages; returns the rows of each page.
 *
 * A full page is broken at its last break of the lowest penalty: between blocks or well within one;
 * then leaving a single line of a text behind or sending one on; then within a block that must stay
 * with the next; then within a group that stays together, if a page holds it; and after a block that
 * must stay with the next only when nothing else is left. So what must stay together and is taller
 * than a page spills over, from the head of a page on. Every page holds at least one row, but for the
 * rest of a page on which nothing may begin. No blocks make one empty page.
 */
export function paginate(blocks: readonly TypesetBlock[], heights: PageHeights): LineRow[][] {
  const [first = [], ...others] = chaptersOf(blocks);
  const { page } = heights;
  return [...fill(first, heights), ...others.flatMap((chapter) => fill(chapter, { page }))];
}

/** The blocks from one that starts a page to the next; those above it that must stay with it are on its side. */
function chaptersOf(blocks: readonly TypesetBlock[]): TypesetBlock[][] {
  const chapters: TypesetBlock[][] = [[]];
  for (const block of blocks) {
    const above = chapters.at(-1) ?? [];
    if (block.block.startsPage) {
      const chain = above.slice(above.findLastIndex((each) => !each.block.keepWithNext) + 1);
      // Nothing else stands above on its page.
      if (chain.length < above.length) chapters.push(above.splice(above.length - chain.length));
    }
    chapters.at(-1)?.push(block);
  }
  return chapters;
}

/** Flows blocks down pages, none of which a block within them starts. */
function fill(blocks: readonly TypesetBlock[], heights: PageHeights): LineRow[][] {
  const written = textsOf(blocks).flatMap((text, at, texts) =>
    rowsOfText(text, texts[at - 1]?.at(-1)),
  );
  const rows = keepGroupsTogether(written, heights.page + TOLERANCE);
  const pages = heights.rest === undefined ? [] : [rowsInRest(rows, heights.rest)];
  let start = pages[0]?.length ?? 0;
  while (start < rows.length) {
    const end = bestBreak(rows, start, firstTooMany(rows, start, heights.page));
    pages.push(rows.slice(start, end));
    start = end;
  }
  return pages.length > 0 ? pages : [[]];
}

/** The rows that stand in the rest of a page: none where the page could only end within what stays together. */
function rowsInRest(rows: readonly LineRow[], rest: number): LineRow[] {
  const space = rows[0]?.spaceBefore ?? 0;
  if (space + (rows[0]?.height ?? 0) > rest + TOLERANCE) return [];
  const end = bestBreak(rows, 0, firstTooMany(rows, 0, rest - space));
  return (rows[end]?.penalty ?? 0) >= WITHIN ? [] : rows.slice(0, end);
}

/** The blocks in their order, those that are read as one text together. */
function textsOf(blocks: readonly TypesetBlock[]): TypesetBlock[][] {
  const texts: TypesetBlock[][] = [];
  for (const block of blocks) {
    const last = texts.at(-1);
    if (last && block.block.joinsPrevious) last.push(block);
    else texts.push([block]);
  }
  return texts;
}

function rowsOfText(text: readonly TypesetBlock[], previous: TypesetBlock | undefined): LineRow[] {
  const count = text.reduce((sum, { lines }) => sum + lines.length, 0);
  const rows = text.flatMap((block, index) => rowsOf(block, text[index - 1] ?? previous));
  return rows.map((row, at) => ({
    ...row,
    penalty: Math.max(row.penalty, isAlone(at, count) ? 1 : 0),
  }));
}

function rowsOf(owner: TypesetBlock, previous: TypesetBlock | undefined): LineRow[] {
  const { block, lines } = owner;
  const rule = block.rule ? block.rule.gap + block.rule.thickness : 0;
  return lines.map((line, at) => {
    const lineHeight = at === 0 ? block.lineHeight : (block.leading ?? block.lineHeight);
    return {
      owner,
      line,
      spaceBefore: at === 0 ? block.spaceBefore : 0,
      lineHeight,
      height: lineHeight + (at === lines.length - 1 ? rule : 0),
      // Below the last line there is as much room as if it were the only one.
      baseline: owner.baseline - (block.lineHeight - lineHeight),
      penalty: penaltyBefore(owner, at, previous),
    };
  });
}

/** Lines of a block that has no place of its own to break at. */
const SHORT = 2;

/** Checks whether a page that begins with line `at` of `count` parts a single line from the others. */
const isAlone = (at: number, count: number): boolean => at > 0 && (at === 1 || at === count - 1);

/**
 * Penalty for beginning a page with line `at` of a block: without bound after a block that must stay with this
 * one, 2 within a block that must stay with the next, 1 where a single line, or a short block that should not end a page,
 * would stand alone, else 0.
 */
function penaltyBefore(
  { block, lines }: TypesetBlock,
  at: number,
  previous?: TypesetBlock,
): number {
  if (at === 0 && previous?.block.keepWithNext) return STRANDED;
  if (at === 0) return previous?.block.avoidsBreakAfter && previous.lines.length <= SHORT ? 1 : 0;
  if (block.keepWithNext) return WITHIN;
  return isAlone(at, lines.length) ? 1 : 0;
}

/** The first row that does not fit on a page begun at `start`, or the number of rows. */
function firstTooMany(rows: readonly LineRow[], start: number, pageHeight: number): number {
  let used = 0;
  for (let at = start; at < rows.length; at += 1) {
    const row = rows[at];
    if (!row) break;
    used += row.height + (at === start ? 0 : row.spaceBefore);
    if (used > pageHeight + TOLERANCE) return Math.max(at, start + 1);
  }
  return rows.length;
}

/** The last row of the lowest penalty after `start` and not after `limit`. */
function bestBreak(rows: readonly LineRow[], start: number, limit: number): number {
  if (limit >= rows.length) return rows.length;
  let best = limit;
  for (let at = limit; at > start; at -= 1) {
    const penalty = rows[at]?.penalty ?? 0;
    if (penalty < (rows[best]?.penalty ?? 0)) best = at;
  }
  return best;
}
