import { CHECK_BELOW } from '@shortlist/parser';
import type { Result } from '../../result.ts';
import { type Observed, observeSet } from './observe-set.ts';
import { binByConfidence, calibrationError } from './reliability.ts';

/** The mean distance between what is said and what holds. */
const LARGEST_ERROR = 0.03;

/** Measures whether confidence means what it says, over the documents of a folder that the weights were not learned from. */
export async function benchConfidence(folder: string): Promise<Result[]> {
  const observed = await observeSet(folder);
  const bins = binByConfidence(observed);
  const error = calibrationError(bins);
  return [
    {
      name: `confidence: calibration error over ${observed.length} fields`,
      figure: error.toFixed(3),
      target: `<= ${LARGEST_ERROR}`,
      met: error <= LARGEST_ERROR,
    },
    ...bins.map(({ from, to, count, said, right }) => ({
      name: `confidence from ${from.toFixed(2)} to ${to.toFixed(2)} (${count})`,
      figure: `said ${said.toFixed(3)}, right ${right.toFixed(3)}`,
    })),
    { name: 'fields asked about', figure: shareOf(observed, isAsked) },
    {
      name: 'wrong fields that are asked about',
      figure: shareOf(
        observed.filter(({ isRight }) => !isRight),
        isAsked,
      ),
    },
  ];
}

const isAsked = ({ confidence }: Observed): boolean => confidence < CHECK_BELOW;

const shareOf = (all: readonly Observed[], holds: (each: Observed) => boolean): string =>
  `${((100 * all.filter(holds).length) / Math.max(1, all.length)).toFixed(0)} %`;
