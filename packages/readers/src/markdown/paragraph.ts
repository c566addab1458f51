import { type FlowParagraph, type FlowRun, PLAIN_PARAGRAPH, type RunLook } from '../flow/flow.ts';

/** Sizes of headings by their level, and of text, in points. */
const HEADING_SIZES = [20, 14, 12, 11, 10, 10];
export const PLAIN: RunLook = { size: 10, bold: false, italic: false };

/** Between two blocks, in points. */
const SPACE = 10;

export const headingLook = (level: number): RunLook => ({
  ...PLAIN,
  bold: true,
  size: HEADING_SIZES[level - 1] ?? 10,
});

/** A block of runs; the runs of a heading take its look. */
export function markdownParagraph(
  runs: readonly FlowRun[],
  more: Partial<FlowParagraph> = {},
): FlowParagraph {
  const { heading } = more;
  const look = heading === undefined ? {} : headingLook(heading);
  return {
    ...PLAIN_PARAGRAPH,
    spaceBefore: SPACE,
    runs: runs.map((run) => ({ ...run, ...look })),
    origin: 'body',
    ...more,
  };
}
