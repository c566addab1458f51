import type { TextRow } from '../lines/row.ts';
import { FOLLOWING, LABELS, type Label, readNumbers, scoreRows, WEIGHTS } from './label-rows.ts';
import { type ColumnMeasures, rowSignals, type Signals } from './row-signals.ts';
import { SECTION_WEIGHTS } from './section-weights.ts';

/** The kinds that a section with an unknown heading can have, in the order of the weights; spoken languages are skills. */
export const SECTION_KINDS = [
  'contact',
  'summary',
  'experience',
  'education',
  'projects',
  'certifications',
  'awards',
  'skills',
  'other',
] as const;
export type ScoredKind = (typeof SECTION_KINDS)[number];

/** The labels of the rows of each kind; any of them may have rows that are of none. */
const LABELS_OF: Record<ScoredKind, readonly Label[]> = {
  contact: ['contact', 'name', 'other'],
  summary: ['summary', 'other'],
  experience: ['job', 'job text', 'other'],
  education: ['study', 'study text', 'other'],
  projects: ['project', 'project text', 'other'],
  certifications: ['certificate', 'other'],
  awards: ['award', 'other'],
  skills: ['skills', 'other'],
  other: ['other'],
};

/** The position of a section: its number among those with a heading, from 0, and how many rows these have. */
export type SectionPosition = { index: number; lengths: readonly number[] };

/** The signals of a section, each with how much it holds. */
export type SectionSignals = ReadonlyMap<string, number>;

/** Of the place in the column, which the rows of a section do not share. */
const OF_PLACE = /^(?:under|since|first$|top$|first page$)/u;

/** The signals of a row far below a heading of unknown words. */
const FAR_BELOW = ['under none', 'under none 2', 'since 4'];

/** The share of the section's rows that each signal holds for, those of its first rows, its place, and how well a chain of each kind's labels fits. */
export function sectionSignals(
  rows: readonly TextRow[],
  column: ColumnMeasures,
  place: SectionPosition,
): SectionSignals {
  const signals = rowSignals(rows, false, column).map((names) =>
    names.filter((name) => !OF_PLACE.test(name)),
  );
  const found = new Map<string, number>(positionSignals(rows.length, place));
  const add = (name: string, value: number) => found.set(name, (found.get(name) ?? 0) + value);
  for (const [at, names] of signals.entries())
    for (const name of names) {
      add(`any ${name}`, 1 / rows.length);
      if (at < 2) add(`${at} ${name}`, 1);
    }
  for (const [kind, fit] of chainFits(signals)) found.set(`fits ${kind}`, fit);
  return found;
}

const SIZES = [1, 2, 4, 8, 16];
const LAST_PLACE = 7;

function positionSignals(count: number, { index, lengths }: SectionPosition): [string, number][] {
  const all = lengths.reduce((sum, length) => sum + length, 0);
  return [
    [`size ${SIZES.filter((size) => count > size).length}`, 1],
    [`place ${Math.min(LAST_PLACE, index)}`, 1],
    ['place', index / Math.max(1, lengths.length - 1)],
    ['last', Number(index === lengths.length - 1)],
    ['share', count / Math.max(1, all)],
    ['longest', Number(count === Math.max(...lengths))],
  ];
}

/** The least that a fit may have against the best, so that a long section is no surer than a short one. */
const WORST = -6;

/** Scores the likeliest labels of each kind by how well they fit the rows, against the best of them. */
function chainFits(signals: readonly Signals[]): [ScoredKind, number][] {
  const seen = signals.map((names) => [...names, ...FAR_BELOW]);
  const scores = scoreRows([[], ...seen, []], WEIGHTS).slice(1, -1);
  const sums = SECTION_KINDS.map((kind): [ScoredKind, number] => [kind, chainSum(scores, kind)]);
  const best = Math.max(...sums.map(([, sum]) => sum));
  const scale = 2 * Math.sqrt(signals.length);
  return sums.map(([kind, sum]) => [kind, Math.max(WORST / 2, (sum - best) / scale)]);
}

/** The logarithm of the sum over all sequences of the labels of a kind, behind a heading. */
function chainSum(scores: readonly Float64Array[], kind: ScoredKind): number {
  const labels = LABELS_OF[kind].map((label) => LABELS.indexOf(label));
  const heading = LABELS.indexOf('heading');
  let sums = new Map([[heading, 0]]);
  for (const own of scores) {
    const before = [...sums];
    const into = (to: number) =>
      before.map(([from, sum]) => sum + (FOLLOWING[from * LABELS.length + to] ?? 0));
    sums = new Map(labels.map((label) => [label, (own[label] ?? 0) + logSum(into(label))]));
  }
  return logSum([...sums.values()]);
}

function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

/** The weights of a signal for `SECTION_KINDS`, by its name. */
const SECTION: ReadonlyMap<string, Float64Array> = new Map(
  SECTION_WEIGHTS.trim()
    .split('\n')
    .map((line) => {
      const [name = '', numbers = ''] = line.split(': ');
      return [name, readNumbers(numbers)];
    }),
);

/** The log of how likely each of `SECTION_KINDS` is, by a logistic regression over its signals. */
export function scoreSection(
  signals: SectionSignals,
  weights: ReadonlyMap<string, Float64Array> = SECTION,
): Float64Array {
  const scores = Float64Array.from(SECTION_KINDS, (_, kind) => weights.get('always')?.[kind] ?? 0);
  for (const [name, value] of signals)
    weights.get(name)?.forEach((weight, kind) => {
      scores[kind] = (scores[kind] ?? 0) + weight * value;
    });
  const sum = logSum([...scores]);
  return scores.map((score) => score - sum);
}
