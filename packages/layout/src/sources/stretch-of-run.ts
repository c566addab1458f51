import { isRightToLeft } from '@shortlist/text';
import type { PlacedRun } from '../pages/paged-document.ts';
import type { TextMeasurer } from '../text-measurer.ts';

/**
 * Measures the text of a run from UTF-16 unit `from` up to `to`: its left end on the sheet and its width, in points,
 * measured in a run as wide as layout set it. Text from right to left begins at the run's right end.
 */
export function stretchOfRun(
  run: PlacedRun,
  [from, to]: readonly [from: number, to: number],
  measurer: Pick<TextMeasurer, 'width'>,
): { x: number; width: number } {
  const [start, end] = [widthUpTo(run, from, measurer), widthUpTo(run, to, measurer)];
  const x = isRightToLeft(run.level) ? run.x + run.width - end : run.x + start;
  return { x, width: end - start };
}

function widthUpTo(run: PlacedRun, to: number, { width }: Pick<TextMeasurer, 'width'>): number {
  const { text, face, level, size } = run;
  const whole = width({ text, face, level }, size);
  const part = width({ text: text.slice(0, to), face, level }, size);
  return whole === 0 ? 0 : (part * run.width) / whole;
}
