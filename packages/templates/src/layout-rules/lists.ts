import type { Block } from '@shortlist/document';
import { ofBlocks } from './rule.ts';

const isLine = (block: Block | undefined): boolean =>
  block?.role === 'entry' && !block.keepWithNext;

/** Entries of one line follow each other as the lines of a list. */
export const solidLines = ofBlocks((block, at, blocks) => {
  const before = blocks[at - 1];
  const isNext = isLine(block) && isLine(before) && before?.group === block.group;
  return isNext ? { ...block, spaceBefore: 0 } : block;
});

/** The sections whose lines are one list. */
const LISTS: ReadonlySet<string | undefined> = new Set([
  ...['skills', 'languages', 'interests', 'certifications', 'courses', 'memberships'],
]);

/** A list of so many lines is on one page. */
const SHORT_LIST = 6;

/** Short lists are on one page, with their heading. */
export const wholeLists = ofBlocks((block) =>
  LISTS.has(block.group) ? { ...block, keptUpTo: SHORT_LIST } : block,
);

/** Above the label of a group of skills. Points. */
const AIR = 2;

/** A group of skills stands a little apart from the one above it. */
export const airAboveLabels = ofBlocks((block, at, blocks) => {
  const before = blocks[at - 1];
  const isNext = before?.group === 'skills' && before.role !== 'heading';
  return block.group === 'skills' && isNext && isLabelled(block)
    ? { ...block, spaceBefore: block.spaceBefore + AIR }
    : block;
});

const isLabelled = ({ spans: [first], marker }: Block): boolean =>
  Array.isArray(marker) ||
  (first !== undefined && first.weight > 400 && /[:：]\s*$/u.test(first.text));
