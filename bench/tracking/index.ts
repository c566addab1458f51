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
    least: { company: 0.9, title: 0.95, location: 0.9, pay: 1, lastDay: 1 },
    most: { company: 0.025, location: 0.025 },
  },
  {
    name: 'first held out',
    truth: 'truth-held.tsv',
    least: { company: 0.9, title: 1, location: 0.95, pay: 1, lastDay: 0.95 },
    most: {},
  },
  {
    name: 'own, held out second',
    truth: 'truth-second.tsv',
    least: { company: 0.9, title: 1, location: 0.95, pay: 1, lastDay: 1 },
    most: {},
  },
] as const;

/**
 * Postings with their truth, and what is reached of them. Somebody else wrote the blind ones, not knowing the rules; of these the first were
 * read while rules were made, and nobody who makes rules opens the second, of which only these shares are looked at. Those of our own were
 * written before the rules that read them; those that are held out were read by the bench alone before their shares were known.
 */
const BLIND_SETS = [
  {
    name: 'blind, read',
    file: 'blind-read.json',
    least: { company: 0.882, title: 0.95, location: 0.9, pay: 0.966, lastDay: 0.982 },
    most: { company: 0.018, title: 0.018, pay: 0.018 },
  },
  {
    name: 'own, read',
    file: 'own-read.json',
    least: { company: 0.861, title: 0.887, location: 0.871, pay: 0.967, lastDay: 0.983 },
    most: { company: 0.017, title: 0.012, location: 0.012, pay: 0.006, lastDay: 0.006 },
  },
  {
    name: 'fresh, read',
    file: 'fresh-read.json',
    least: { company: 0.87, title: 0.92, location: 0.9, pay: 0.969, lastDay: 0.959 },
    most: { company: 0.011, lastDay: 0.011 },
  },
  {
    name: 'later, read',
    file: 'later-read.json',
    least: { company: 0.9, title: 0.9, location: 0.9, pay: 1, lastDay: 1 },
    most: { title: 0.034, location: 0.034 },
  },
  {
    name: 'mixed, read',
    file: 'mixed-read.json',
    least: { company: 0.79, title: 0.768, location: 0.9, pay: 0.988, lastDay: 1 },
    most: { title: 0.056, location: 0.012 },
  },
  {
    name: 'later, held out',
    file: 'later-held-out.json',
    least: { company: 0.76, title: 0.66, location: 0.76, pay: 0.965, lastDay: 0.965 },
    most: { company: 0.1, title: 0.235, location: 0.035, lastDay: 0.035 },
  },
  {
    name: 'fresh, held out',
    file: 'fresh-held-out.json',
    least: { company: 0.85, title: 0.75, location: 0.75, pay: 0.95, lastDay: 1 },
    most: { company: 0.05, title: 0.1, location: 0.05 },
  },
  {
    // Two postings beside the last look at it.
    name: 'blind, held out',
    file: 'blind-held-out.json',
    least: { company: 0.63, title: 0.76, location: 0.61, pay: 0.86, lastDay: 0.66 },
    most: { company: 0.136, title: 0.121, location: 0.121, pay: 0.111, lastDay: 0.1 },
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
