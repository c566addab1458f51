import { readPostingFacts } from '@shortlist/tracking/posting';
import type { Result } from '../result.ts';
import { FIELDS, type Field, type Verdict } from './score-postings.ts';
import { type Marked, readBlind, readMarked } from './sets.ts';

/**
 * Each set with the least shares that are right, which it has reached; those of the keywords have what people marked in them below a border.
 * All are learned from.
 */
const SETS = [
  {
    name: 'developed with',
    truth: 'truth-dev.tsv',
    least: { company: 0.875, title: 1, location: 1, pay: 1, lastDay: 1 },
    most: { company: 0.075 },
  },
  {
    name: 'first held out',
    truth: 'truth-held.tsv',
    least: { company: 0.95, title: 1, location: 0.85, pay: 1, lastDay: 0.95 },
    most: { location: 0.1 },
  },
  {
    name: 'own, held out second',
    truth: 'truth-second.tsv',
    least: { company: 0.95, title: 1, location: 0.85, pay: 1, lastDay: 1 },
    most: { company: 0.05, location: 0.05 },
  },
] as const;

/**
 * Postings with their truth, and what is reached of them. Somebody else wrote the blind ones, not knowing the rules; of these the first were
 * read while rules were made, and nobody who makes rules opens the second, of which only these shares are looked at. Those of our own were
 * written before the rules that read them.
 */
const BLIND_SETS = [
  {
    name: 'blind, read',
    file: 'blind-read.json',
    least: { company: 0.916, title: 0.966, location: 0.933, pay: 0.966, lastDay: 0.983 },
    most: { company: 0.017, title: 0.034, location: 0.017, pay: 0.017 },
  },
  {
    name: 'own, read',
    file: 'own-read.json',
    least: { company: 0.914, title: 0.936, location: 0.808, pay: 0.968, lastDay: 0.984 },
    most: { company: 0.027, title: 0.027, location: 0.027, pay: 0.006, lastDay: 0.006 },
  },
  {
    name: 'fresh, read',
    file: 'fresh-read.json',
    least: { company: 0.861, title: 0.93, location: 0.861, pay: 0.97, lastDay: 0.96 },
    most: { company: 0.04, title: 0.01, lastDay: 0.01 },
  },
  {
    name: 'fresh, held out',
    file: 'fresh-held-out.json',
    least: { company: 0.95, title: 0.85, location: 0.6, pay: 0.95, lastDay: 1 },
    most: { title: 0.1, location: 0.1 },
  },
  {
    // Two postings beside the last look at it, after which the rules changed a little.
    name: 'blind, held out',
    file: 'blind-held-out.json',
    least: { company: 0.65, title: 0.76, location: 0.6, pay: 0.86, lastDay: 0.66 },
    most: { company: 0.1, title: 0.15, location: 0.1, pay: 0.11, lastDay: 0.1 },
  },
] as const;

/** Measures how many of the facts of postings are read, and how many wrongly. */
export const benchPostings = (): Result[] => [
  ...SETS.flatMap(({ name, truth, ...bounds }) => {
    const postings = readMarked(truth);
    return postings
      ? compareShares(name, postings.map(judged), bounds)
      : [{ name: `postings, ${name}`, figure: 'skipped: not there' }];
  }),
  ...BLIND_SETS.flatMap(({ name, file, ...bounds }) =>
    compareShares(name, readBlind(file).map(judged), bounds),
  ),
];

const judged = ({ text, today, judge }: Marked): Record<Field, Verdict> =>
  judge(readPostingFacts(text, today));

type Bounds = {
  readonly least: Readonly<Record<Field, number>>;
  /** None is wrong of a field that is not named. */
  readonly most: Readonly<Partial<Record<Field, number>>>;
};

const compareShares = (
  name: string,
  judged: readonly Record<Field, Verdict>[],
  { least, most }: Bounds,
): Result[] =>
  FIELDS.flatMap((field) => [
    result(`postings, ${name}, ${field} right`, share(judged, field, 'right'), least[field], true),
    result(
      `postings, ${name}, ${field} wrong`,
      share(judged, field, 'wrong'),
      most[field] ?? 0,
      false,
    ),
  ]);

const share = (judged: readonly Record<Field, Verdict>[], field: Field, verdict: Verdict): number =>
  judged.filter((each) => each[field] === verdict).length / judged.length;

const result = (name: string, figure: number, bound: number, isLeast: boolean): Result => ({
  name,
  figure: figure.toFixed(3),
  target: `${isLeast ? '>=' : '<='} ${bound}`,
  met: isLeast ? figure >= bound : figure <= bound,
});
