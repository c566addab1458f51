import type { Block } from '@shortlist/document';

/**
 * Checks whether a block stays on the page of the one after it: a group that is kept together holds all of its blocks, and
 * of short paragraphs that are read as one text neither the first nor the last stands alone.
 */
export function keepsWithNext(blocks: readonly Block[], at: number): boolean {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (block === undefined || next === undefined || next.startsPage) return false;
  if (block.keepWithNext) return true;
  if (block.keptIn?.some((name) => next.keptIn?.includes(name))) return true;
  const isFirst = !block.joinsPrevious;
  const isBeforeLast = !blocks[at + 2]?.joinsPrevious;
  return next.joinsPrevious === true && (isFirst || isBeforeLast);
}
