import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPostingFacts } from '@shortlist/tracking';
import { EVALUATION } from '../evaluation.ts';
import type { Result } from '../result.ts';
import { FIELDS, type Field, judge, readTruth, type Verdict } from './score-postings.ts';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Each set with the folder of its postings, and the least shares that are right, which it has reached; those of the keywords have what people
 * marked in them below a border. All were read while rules were made: for postings of other kinds see the README of `tracking`.
 */
const SETS = [
  {
    name: 'developed with',
    truth: 'truth-dev.tsv',
    folder: EVALUATION,
    least: { company: 0.975, title: 1, location: 0.975, pay: 1, lastDay: 1 },
  },
  {
    name: 'first held out',
    truth: 'truth-held.tsv',
    folder: EVALUATION,
    least: { company: 1, title: 1, location: 0.9, pay: 1, lastDay: 1 },
  },
  {
    name: 'own, held out second',
    truth: 'truth-second.tsv',
    folder: beside('../keywords/postings'),
    least: { company: 1, title: 1, location: 0.85, pay: 1, lastDay: 1 },
  },
] as const;

const BORDER = '\n=====\n';

/** The day by which a last day without a year has its year. */
const TODAY = '2026-02-01';

/** None was wrong. */
const MOST_WRONG = 0;

/** Measures how many of the facts of postings are read, and how many wrongly. */
export const benchPostings = (): Result[] => SETS.flatMap(benchSet);

function benchSet({ name, truth, folder, least }: (typeof SETS)[number]): Result[] {
  const marked = readTruth(readFileSync(beside(truth), 'utf8'));
  if (!marked.every(({ file }) => existsSync(join(folder, file))))
    return [{ name: `postings, ${name}`, figure: 'skipped: not there' }];
  const judged = marked.map(({ file, truth: forms }) => {
    const [text = ''] = readFileSync(join(folder, file), 'utf8').split(BORDER);
    return judge(readPostingFacts(text, TODAY), forms);
  });
  return FIELDS.flatMap((field) => [
    result(`postings, ${name}, ${field} right`, share(judged, field, 'right'), least[field], true),
    result(`postings, ${name}, ${field} wrong`, share(judged, field, 'wrong'), MOST_WRONG, false),
  ]);
}

const share = (judged: readonly Record<Field, Verdict>[], field: Field, verdict: Verdict): number =>
  judged.filter((each) => each[field] === verdict).length / judged.length;

const result = (name: string, figure: number, bound: number, isLeast: boolean): Result => ({
  name,
  figure: figure.toFixed(3),
  target: `${isLeast ? '>=' : '<='} ${bound}`,
  met: isLeast ? figure >= bound : figure <= bound,
});
