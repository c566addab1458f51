import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPostingFacts } from '@shortlist/tracking';
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
    least: { company: 0.95, title: 0.975, location: 0.975, pay: 1, lastDay: 1 },
    most: {},
  },
  {
    name: 'first held out',
    truth: 'truth-held.tsv',
    folder: EVALUATION,
    least: { company: 0.95, title: 1, location: 0.85, pay: 1, lastDay: 1 },
    most: { location: 0.05 },
  },
  {
    name: 'own, held out second',
    truth: 'truth-second.tsv',
    folder: beside('../keywords/postings'),
    least: { company: 1, title: 0.95, location: 0.9, pay: 1, lastDay: 1 },
    most: {},
  },
] as const;

/**
 * Postings that somebody else wrote with their truth, not knowing the rules, and what is reached of them. The first set was read while rules
 * were made; nobody who makes rules opens the second, of which only these shares are looked at.
 */
const BLIND_SETS = [
  {
    name: 'blind, read',
    file: 'blind-read.json',
    least: { company: 0.95, title: 0.966, location: 0.983, pay: 0.983, lastDay: 0.983 },
    most: { title: 0.034, pay: 0.017, lastDay: 0.017 },
  },
  {
    name: 'blind, held out',
    file: 'blind-held-out.json',
    least: { company: 0.7, title: 0.68, location: 0.65, pay: 0.88, lastDay: 0.71 },
    most: { company: 0.12, title: 0.19, location: 0.12, pay: 0.1, lastDay: 0.05 },
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
