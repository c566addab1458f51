import type { TextRow } from '../lines/row.ts';
import { likeliestPath, marginalsOf, sumChain } from './chain.ts';
import { LABEL_WEIGHTS, TRANSITIONS } from './label-weights.ts';
import { rowSignals, type Signals } from './row-signals.ts';

/** The labels that a row can have, in the order of the weights. */
export const LABELS = [
  'heading',
  'name',
  'contact',
  'summary',
  'job',
  'job text',
  'study',
  'study text',
  'award',
  'certificate',
  'project',
  'project text',
  'skills',
  'other',
] as const;
export type Label = (typeof LABELS)[number];

/** A row's label in the likeliest sequence, and how likely that label is for it, from 0 to 1. */
export type Labelled = { label: Label; chance: number };

/** Weights are written in so many parts of 1. */
const SCALE = 10;

/** The weights of a signal for its own row, the row below it and the row above it. */
export type SignalWeights = { own: Float64Array; below: Float64Array; above: Float64Array };

/** Of "bold: 12 -3 … | 0 1 … | 4 0 …": the weights of a signal, by its name. */
export const WEIGHTS: ReadonlyMap<string, SignalWeights> = new Map(
  LABEL_WEIGHTS.trim()
    .split('\n')
    .map((line) => {
      const [name = '', numbers = ''] = line.split(': ');
      const [own = '', below = '', above = ''] = numbers.split('|');
      return [
        name,
        { own: readNumbers(own), below: readNumbers(below), above: readNumbers(above) },
      ];
    }),
);
/** The score of a label behind another. */
export const FOLLOWING = readNumbers(TRANSITIONS);

export function readNumbers(text: string): Float64Array {
  return Float64Array.from(text.trim().split(/\s+/u), (number) => Number(number) / SCALE);
}

/**
 * Labels each row of a column, by a linear-chain conditional random field over the look and the words of the row
 * and of its neighbours (J. Lafferty, A. McCallum, F. Pereira, 2001; for heads of papers F. Peng, A. McCallum, 2004).
 */
export function labelRows(rows: readonly TextRow[]): Labelled[] {
  const scores = scoreRows(rowSignals(rows), WEIGHTS);
  const chain = { scores, transitions: FOLLOWING, size: LABELS.length };
  const chances = marginalsOf(sumChain(chain));
  return likeliestPath(chain).map((label, row) => ({
    label: LABELS[label] ?? 'other',
    chance: chances[row]?.[label] ?? 0,
  }));
}

/** The signals before the first row and behind the last. */
export const EDGE: Signals = ['edge'];

/** The score of each label for each row: the sum of the weights of its signals and of its neighbours'. */
export function scoreRows(
  signals: readonly Signals[],
  weights: ReadonlyMap<string, SignalWeights>,
): Float64Array[] {
  return signals.map((names, row) => {
    const scores = new Float64Array(LABELS.length);
    for (const name of names) addTo(scores, weights.get(name)?.own);
    for (const name of signals[row - 1] ?? EDGE) addTo(scores, weights.get(name)?.below);
    for (const name of signals[row + 1] ?? EDGE) addTo(scores, weights.get(name)?.above);
    return scores;
  });
}

function addTo(scores: Float64Array, weights: Float64Array | undefined): void {
  if (weights === undefined) return;
  for (let label = 0; label < scores.length; label++)
    scores[label] = (scores[label] ?? 0) + (weights[label] ?? 0);
}
