import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { analyse, matchTerm, readPosting } from '@shortlist/keywords';
import type { Result } from '../result.ts';

/** The evaluation set stands beside the repository, never in it. `EVAL_DIR` names another place. */
const FOLDER =
  process.env.EVAL_DIR ?? fileURLToPath(new URL('../../../shared/eval', import.meta.url));
const SCORER = `${FOLDER}/match/score-match.mjs`;

/** What of the scorer's answer is shown. */
type Evaluation = {
  extraction: Record<'precision' | 'recall' | 'relaxedF1' | 'trapHits', number>;
  jds: number;
  labels: Record<'accuracy' | 'matchPrecision', number> & { byTag: Record<string, string> };
};
type Scorer = {
  wrap: (module: object) => object;
  evaluate: (system: object, split: string) => Promise<Evaluation>;
};

/** Keywords and labels on the development postings, as the scorer beside them counts. */
export async function benchDevSet(): Promise<Result[]> {
  if (!existsSync(SCORER)) return [{ name: 'keywords, dev set', figure: 'skipped: not there' }];
  // A plain script without types; what is used of it is told above.
  const scorer = (await import(pathToFileURL(SCORER).href)) as Scorer;
  const scored = await scorer.evaluate(scorer.wrap(adapter(false)), 'dev');
  const all = await scorer.evaluate(scorer.wrap(adapter(true)), 'dev');
  return [
    atLeast('scored keywords, precision', scored.extraction.precision, 0.8),
    atLeast('scored keywords, recall', scored.extraction.recall, 0.6),
    atLeast('with other phrases, recall', all.extraction.recall, 0.75),
    atLeast('with other phrases, relaxed F1', all.extraction.relaxedF1, 0.85),
    traps('scored keywords, traps an ad', scored),
    traps('with other phrases, traps an ad', all),
    atLeast('labels right', scored.labels.accuracy, 0.9),
    atLeast('match precision', scored.labels.matchPrecision, 0.98),
    ...['-lookalike', '-negated'].map((tag) => allRight(tag, scored.labels.byTag[tag])),
  ];
}

/** Our package in the scorer's words. */
function adapter(withOther: boolean) {
  const shown = ({ tier }: { tier: string }) => withOther || tier === 'scored';
  return {
    extract: (posting: string) => readPosting(posting).keywords.filter(shown),
    match(term: string, resume: string, posting: string) {
      const { status, mentions } = matchTerm(term, resume, posting);
      return { match: status !== 'missing', mentions: mentions.map(({ sentence }) => sentence) };
    },
    analyse(posting: string, resume: string) {
      const { score, keywords } = analyse(readPosting(posting), resume);
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
    name: `dev set, ${name}`,
    figure: figure.toFixed(3),
    target: `>= ${target}`,
    met: figure >= target,
  };
}

function traps(name: string, { extraction, jds }: Evaluation): Result {
  const figure = extraction.trapHits / jds;
  return {
    name: `dev set, ${name}`,
    figure: figure.toFixed(2),
    target: '<= 0.3',
    met: figure <= 0.3,
  };
}

function allRight(tag: string, counted = '0/0'): Result {
  const [right, all] = counted.split('/');
  return {
    name: `dev set, labels ${tag.slice(1)}`,
    figure: counted,
    target: 'all',
    met: right === all,
  };
}
