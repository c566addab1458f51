import { isRightToLeft } from '@shortlist/text';
import type { ShapedRun } from './shaped-run.ts';

const LEFT_TO_RIGHT_MARK = '\u200E';
export const RIGHT_TO_LEFT_MARK = '\u200F';

/**
 * The runs of a line in reading order; where directions meet, the text that runs left to right tells
 * programs where it begins and ends (UAX #9, 2.6: implicit directional marks).
 *
 * Programs that put a line of two directions in order by its characters alone (pdftotext) count the
 * punctuation and the spaces beside a word to the wrong side, and read two words of one direction that
 * stand apart as one stretch. A mark at each end settles it; there is nothing to see of it.
 */
export function markDirections(runs: readonly ShapedRun[]): ShapedRun[] {
  const fromLeft = [...runs].sort((one, other) => one.x - other.x);
  return runs.map((run) => {
    if (runsLeft(run)) return run;
    const [left, right] = neighboursOf(run, fromLeft);
    const before = runsLeft(left) ? markBefore(run) : '';
    const after = runsLeft(right) ? LEFT_TO_RIGHT_MARK : '';
    return before || after ? { ...run, actualText: before + run.text + after } : run;
  });
}

/** The runs that touch a run. A bullet stands apart from its text, and has no part in its direction. */
function neighboursOf(run: ShapedRun, fromLeft: readonly ShapedRun[]) {
  const at = fromLeft.indexOf(run);
  const [left, right] = [fromLeft[at - 1], fromLeft[at + 1]];
  return [
    left && touch(left, run) ? left : undefined,
    right && touch(run, right) ? right : undefined,
  ];
}

const touch = (left: ShapedRun, right: ShapedRun) =>
  right.x - (left.x + left.width) < 0.1 * left.size;

const runsLeft = (run: ShapedRun | undefined) => run !== undefined && isRightToLeft(run.level);

/** Within right-to-left text the mark belongs to that text, so that what stands on its left does too. */
const markBefore = ({ level }: ShapedRun) =>
  level === 0 ? LEFT_TO_RIGHT_MARK : RIGHT_TO_LEFT_MARK;
