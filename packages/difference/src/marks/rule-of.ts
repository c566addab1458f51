import type { areasOf, PlacedRule } from '@shortlist/layout';

/** Heights of the lines over the baseline, and their least thickness and that of large text, in sizes of the text. */
const THROUGH = 0.27;
const UNDER = -0.14;
const THICKNESS = 0.08;
const LEAST_THICKNESS = 0.9;

/** The line through or under words, by the area of a stretch of them. */
export function ruleOf(
  { x, width, line, run }: ReturnType<typeof areasOf>[number],
  kind: 'gone' | 'added',
): PlacedRule {
  const over = kind === 'gone' ? THROUGH : UNDER;
  return {
    x1: x,
    x2: x + width,
    y: line.baseline - over * run.size,
    thickness: Math.max(LEAST_THICKNESS, THICKNESS * run.size),
  };
}
