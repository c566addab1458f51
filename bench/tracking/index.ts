import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPostingFacts } from '@shortlist/tracking/posting';
import { EVALUATION } from '../evaluation.ts';
import type { Result } from '../result.ts';
import { type BlindPosting, judgeBlind } from './judge-blind.ts';
import { FIELDS, type Field, judge, readTruth, type Verdict } from './score-postings.ts';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Each set with the folder of its postings, and the least shares that are right, which it has reached; those of the keywords have what people
 * marked in them below a border. All were read while rules were made.
 */
const SETS = [
  {
    name: 'developed with',
    truth: 'truth-dev.tsv',
    folder: EVALUATION,
    least: { company: 1, title: 1, location: 1, pay: 1, lastDay: 1 },
    most: {},
  },
  {
    name: 'first held out',
    truth: 'truth-held.tsv',
    folder: EVALUATION,
    least: { company: 1, title: 1, location: 0.9, pay: 1, lastDay: 0.95 },
    most: {},
  },
  {
    name: 'own, held out second',
    truth: 'truth-second.tsv',
    folder: beside('../keywords/postings'),
    least: { company: 1, title: 1, location: 0.9, pay: 1, lastDay: 1 },
    most: {},
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
    least: { company: 0.983, title: 0.966, location: 0.983, pay: 0.966, lastDay: 0.983 },
    most: { title: 0.034, pay: 0.017 },
  },
  {
    name: 'own, read',
    file: 'own-read.json',
    least: { company: 0.909, title: 0.93, location: 0.877, pay: 0.968, lastDay: 0.984 },
    most: { company: 0.032, title: 0.027, location: 0.016, pay: 0.006, lastDay: 0.006 },
  },
  {
    // Two postings beside the last look at it, after which the rules changed a little.
    name: 'blind, held out',
    file: 'blind-held-out.json',
    least: { company: 0.66, title: 0.66, location: 0.61, pay: 0.86, lastDay: 0.66 },
    most: { company: 0.16, title: 0.2, location: 0.16, pay: 0.11, lastDay: 0.1 },
  },
] as const;

const BORDER = '\n=====\n';

/** The day by which a last day without a year has its year. */
const TODAY = '2026-02-01';

/** Measures how many of the facts of postings are read, and how many wrongly. */
export const benchPostings = (): Result[] => [
  ...SETS.flatMap(benchSet),
  ...BLIND_SETS.flatMap(({ name, file, least, most }) => {
    // The file is ours.
    const postings = JSON.parse(readFileSync(beside(file), 'utf8')) as BlindPosting[];
    const judged = postings.map((each) =>
      judgeBlind(readPostingFacts(each.text, each.today), each),
    );
    return compareShares(name, judged, { least, most });
  }),
];

function benchSet({ name, truth, folder, least, most }: (typeof SETS)[number]): Result[] {
  const marked = readTruth(readFileSync(beside(truth), 'utf8'));
  if (!marked.every(({ file }) => existsSync(join(folder, file))))
    return [{ name: `postings, ${name}`, figure: 'skipped: not there' }];
  const judged = marked.map(({ file, truth: forms }) => {
    const [text = ''] = readFileSync(join(folder, file), 'utf8').split(BORDER);
    return judge(readPostingFacts(text, TODAY), forms);
  });
  return compareShares(name, judged, { least, most });
}

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
