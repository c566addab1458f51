import type { Row } from '../lines/row.ts';
import { likeliestPath, marginalsOf, sumChain } from './chain.ts';
import { LABEL_WEIGHTS, TRANSITIONS } from './label-weights.ts';
import { rowSignals, type Signals } from './row-signals.ts';

/** What a row can be, in the order of the weights. */
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

/** Of "bold: 12 -3 …": the weights of a signal, by its name. */
const WEIGHTS: ReadonlyMap<string, Float64Array> = new Map(
  LABEL_WEIGHTS.trim()
    .split('\n')
    .map((line) => {
      const [name = '', numbers = ''] = line.split(': ');
      return [name, readNumbers(numbers)];
    }),
);
const FOLLOWING = readNumbers(TRANSITIONS);

function readNumbers(text: string): Float64Array {
  return Float64Array.from(text.trim().split(/\s+/u), (number) => Number(number) / SCALE);
}

/**
 * What each row of a column is, by a linear-chain conditional random field over the look and the words of the row
 * and of its neighbours (J. Lafferty, A. McCallum, F. Pereira, 2001; for heads of papers F. Peng, A. McCallum, 2004).
 */
export function labelRows(rows: readonly Row[]): Labelled[] {
  const size = LABELS.length;
  const scores = scoreRows(withNeighbours(rowSignals(rows)), WEIGHTS);
  const chain = { scores, transitions: FOLLOWING, size };
  const chances = marginalsOf(sumChain(chain));
  return likeliestPath(chain).map((label, row) => ({
    label: LABELS[label] ?? 'other',
    chance: chances[row]?.[label] ?? 0,
  }));
}

/** What neighbours say again of every row. */
const SHARED = /^(?:under|since|first page)/u;

/** The signals that count for a row: its neighbours' too, led by where they stand. */
export function withNeighbours(all: readonly Signals[]): Signals[] {
  const lead = (signals: Signals = ['edge'], where: string): string[] =>
    signals.filter((name) => !SHARED.test(name)).map((name) => `${where} ${name}`);
  return all.map((signals, at) => [
    ...signals,
    ...lead(all[at - 1], 'before'),
    ...lead(all[at + 1], 'after'),
  ]);
}

/** The score of each label for each row: the sum of the weights of its signals. */
export function scoreRows(
  signals: readonly Signals[],
  weights: ReadonlyMap<string, Float64Array>,
): Float64Array[] {
  return signals.map((names) => {
    const scores = new Float64Array(LABELS.length);
    for (const name of names) {
      const own = weights.get(name);
      if (own)
        for (const [label, weight] of own.entries()) scores[label] = (scores[label] ?? 0) + weight;
    }
    return scores;
  });
}
