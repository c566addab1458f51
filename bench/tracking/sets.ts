import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PostingFacts } from '@shortlist/tracking/posting';
import { EVALUATION } from '../evaluation.ts';
import { type BlindPosting, judgeBlind } from './judge-blind.ts';
import { type Field, judge, readTruth, type Truth, type Verdict } from './score-postings.ts';

/** A posting, the day on which it was read, and what is right of what was read in it. */
export type Marked = {
  readonly text: string;
  readonly today: string;
  readonly judge: (facts: PostingFacts) => Record<Field, Verdict>;
};

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const BORDER = '\n=====\n';

/** The day by which a last day without a year has its year. */
const TODAY = '2026-02-01';

/** Reads postings whose truth is beside their text. */
export function readBlind(file: string): Marked[] {
  // The file is ours.
  const postings = JSON.parse(readFileSync(beside(file), 'utf8')) as BlindPosting[];
  return postings.map((posting) => ({
    text: posting.text,
    today: posting.today,
    judge: (facts) => judgeBlind(facts, posting),
  }));
}

/** Reads postings that people marked in a table; undefined where their texts are not there. */
export function readMarked(table: string): Marked[] | undefined {
  const folder = table === 'truth-second.tsv' ? beside('../keywords/postings') : EVALUATION;
  const marked = readTruth(readFileSync(beside(table), 'utf8'));
  if (!marked.every(({ file }) => existsSync(join(folder, file)))) return undefined;
  return marked.map(({ file, truth }) => {
    const [text = ''] = readFileSync(join(folder, file), 'utf8').split(BORDER);
    return { text, today: TODAY, judge: (facts) => judge(facts, truth) };
  });
}

/** Reads the samples that tests read whole. */
function readSamples(): Marked[] {
  const samples = readFileSync(beside('../../packages/tracking/samples/postings.txt'), 'utf8');
  return samples
    .split('===== ')
    .slice(1)
    .map((sample) => {
      const [head = '', text = ''] = sample.split('\n-----\n');
      const facts = head
        .split('\n')
        .slice(1)
        .map((line) => [line.split(':', 1)[0], [line.replace(/^\w+: ?/u, '')]]);
      const truth = Object.fromEntries(facts) as Truth; // As the file has them.
      return { text, today: TODAY, judge: (found) => judge(found, truth) };
    });
}

/** Postings that may be read, and how much each counts where is learned from them: those that nobody had read when their kind's words were listed say most of others like them. */
export const listReadable = (): { name: string; share: number; postings: Marked[] }[] => [
  { name: 'blind, read', share: 1, postings: readBlind('blind-read.json') },
  { name: 'own, read', share: 1, postings: readBlind('own-read.json') },
  { name: 'fresh, read', share: 2, postings: readBlind('fresh-read.json') },
  { name: 'later, read', share: 2, postings: readBlind('later-read.json') },
  { name: 'mixed, read', share: 2, postings: readBlind('mixed-read.json') },
  { name: 'samples', share: 1, postings: readSamples() },
  {
    name: 'marked',
    share: 1,
    postings: ['truth-dev.tsv', 'truth-held.tsv', 'truth-second.tsv'].flatMap(
      (table) => readMarked(table) ?? [],
    ),
  },
];
