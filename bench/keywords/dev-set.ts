import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { analyse, matchTerm, readPosting, standardLexicon } from '@shortlist/keywords';
import { EVALUATION } from '../evaluation.ts';
import type { Result } from '../result.ts';
import type { Scorer as PhraseScorer } from './labelled-phrases.ts';
import { benchOwnSet } from './own-set.ts';

const SCORER = `${EVALUATION}/match/score-match.mjs`;

/** The part of the scorer's answer that is shown. */
type Evaluation = {
  extraction: Record<'precision' | 'recall' | 'relaxedF1' | 'trapHits', number>;
  jds: number;
  labels: Record<'accuracy' | 'matchPrecision', number> & { byTag: Record<string, string> };
};
type Scorer = PhraseScorer & {
  wrap: (module: object) => object;
  evaluate: (system: object, split: string) => Promise<Evaluation>;
};

/** The figures that are wanted of a set. */
type Wanted = Record<
  'precision' | 'recall' | 'allRecall' | 'relaxedF1' | 'traps' | 'labels' | 'matchPrecision',
  number
>;

const SETS: readonly { split: string; wanted: Wanted }[] = [
  {
    split: 'dev',
    wanted: {
      precision: 0.8,
      recall: 0.6,
      allRecall: 0.75,
      relaxedF1: 0.85,
      traps: 0.3,
      labels: 0.9,
      matchPrecision: 0.98,
    },
  },
  {
    split: 'dev2',
    wanted: {
      precision: 0.8,
      recall: 0.65,
      allRecall: 0.72,
      relaxedF1: 0.85,
      traps: 0.3,
      labels: 0.85,
      matchPrecision: 0.95,
    },
  },
];

/** Keywords and labels on the development postings, as the scorer beside them counts. */
export async function benchDevSets(): Promise<Result[]> {
  if (!existsSync(SCORER)) return [{ name: 'keywords, dev sets', figure: 'skipped: not there' }];
  // A plain script without types; what is used of it is declared above.
  const scorer = (await import(pathToFileURL(SCORER).href)) as Scorer;
  const results: Result[] = [];
  for (const { split, wanted } of SETS) results.push(...(await benchSet(scorer, split, wanted)));
  return [...results, ...benchOwnSet(scorer)];
}

async function benchSet(scorer: Scorer, split: string, wanted: Wanted): Promise<Result[]> {
  const scored = await scorer.evaluate(scorer.wrap(adapter(false)), split);
  const all = await scorer.evaluate(scorer.wrap(adapter(true)), split);
  return [
    atLeast('scored keywords, precision', scored.extraction.precision, wanted.precision),
    atLeast('scored keywords, recall', scored.extraction.recall, wanted.recall),
    atLeast('with other phrases, recall', all.extraction.recall, wanted.allRecall),
    atLeast('with other phrases, relaxed F1', all.extraction.relaxedF1, wanted.relaxedF1),
    traps('scored keywords, traps an ad', scored, wanted.traps),
    traps('with other phrases, traps an ad', all, wanted.traps),
    atLeast('labels right', scored.labels.accuracy, wanted.labels),
    atLeast('match precision', scored.labels.matchPrecision, wanted.matchPrecision),
    ...['-lookalike', '-negated'].map((tag) => allRight(tag, scored.labels.byTag[tag])),
  ].map((result) => ({ ...result, name: `${split} set, ${result.name}` }));
}

/** Our package in the scorer's words. */
function adapter(withOther: boolean) {
  const shown = ({ tier }: { tier: string }) => withOther || tier === 'scored';
  return {
    extract: (posting: string) => readPosting(posting, standardLexicon()).keywords.filter(shown),
    match(term: string, resume: string, posting: string) {
      const { status, mentions } = matchTerm(term, resume, posting, standardLexicon());
      return { match: status !== 'missing', mentions: mentions.map(({ sentence }) => sentence) };
    },
    analyse(posting: string, resume: string) {
      const { score, keywords } = analyse(readPosting(posting, standardLexicon()), resume);
      const told = keywords.filter(shown).map(({ term, surface, status }) => ({
        term,
        surface,
        status: status === 'missing' ? 'missing' : 'match',
      }));
      return { score, keywords: told };
    },
  };
}

function atLeast(name: string, figure: number, target: number): Result {
  return {
    name,
    figure: figure.toFixed(3),
    target: `>= ${target}`,
    met: figure >= target,
  };
}

function traps(name: string, { extraction, jds }: Evaluation, most: number): Result {
  const figure = extraction.trapHits / jds;
  return {
    name,
    figure: figure.toFixed(2),
    target: `<= ${most}`,
    met: figure <= most,
  };
}

function allRight(tag: string, counted = '0/0'): Result {
  const [right, all] = counted.split('/');
  return {
    name: `labels ${tag.slice(1)}`,
    figure: counted,
    target: 'all',
    met: right === all,
  };
}
