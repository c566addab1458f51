import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { matchTerm, readPosting, standardLexicon } from '@shortlist/keywords';
import type { Result } from '../result.ts';
import type { Gold, Scorer } from './labelled-phrases.ts';

const FOLDER = fileURLToPath(new URL('postings', import.meta.url));
/** Between the posting, its keywords, a resume, and what that states. */
const BORDER = '\n=====\n';

const WANTED = { precision: 0.8, recall: 0.65, traps: 0.3, labels: 0.78, matchPrecision: 0.95 };

type Term = Gold['terms'][number];
/** A posting of our own with what people marked in it; `stated` are the keywords that the resume states. */
type Labelled = { posting: string; gold: Gold; resume?: string; stated: ReadonlySet<string> };

/** Measures keywords and labels on the postings beside this file, which were marked before the engine read them. */
export function benchOwnSet(scorer: Scorer): Result[] {
  const set = readdirSync(FOLDER)
    .toSorted()
    .map((file) => readLabelled(readFileSync(join(FOLDER, file), 'utf8')));
  const found = set.map(({ posting, gold }) => {
    const { keywords } = readPosting(posting, standardLexicon());
    return scorer.scoreKeywords(
      gold,
      keywords.filter(({ tier }) => tier === 'scored'),
    );
  });
  const sum = (of: (each: (typeof found)[number]) => number) =>
    found.reduce((total, each) => total + of(each), 0);
  const right = sum(({ tp }) => tp);
  const labels = set.flatMap(labelsOf);
  const matched = labels.filter(({ isMatched }) => isMatched);
  const share = (of: typeof labels) =>
    of.filter(({ isMatched, isStated }) => isMatched === isStated).length / of.length;
  return [
    atLeast('scored keywords, precision', right / (right + sum(({ fp }) => fp)), WANTED.precision),
    atLeast('scored keywords, recall', right / sum(({ core }) => core), WANTED.recall),
    traps(sum(({ trapHits }) => trapHits) / set.length),
    atLeast('labels right', share(labels), WANTED.labels),
    atLeast('match precision', share(matched), WANTED.matchPrecision),
  ];
}

function labelsOf({ posting, gold, resume, stated }: Labelled) {
  if (resume === undefined) return [];
  return gold.terms
    .filter(({ tier }) => tier === 'core')
    .map((term) => ({
      isStated: stated.has(term.term),
      isMatched:
        matchTerm(writtenIn(term, posting), resume, posting, standardLexicon()).status !==
        'missing',
    }));
}

/** The name of a keyword as the posting writes it. */
const writtenIn = ({ term, aliases = [] }: Term, posting: string): string =>
  [term, ...aliases].find((name) => posting.toLowerCase().includes(name.toLowerCase())) ?? term;

/** Reads `must: term | alias; term`, `nice: …`, `open: …` (asked for or not) and `trap: …`, and `match: term @how; term`. */
function readLabelled(text: string): Labelled {
  const [posting = '', labels = '', resume, matches = ''] = text.split(BORDER);
  const terms = labels.split('\n').flatMap((line) => {
    const [, kind = '', list = ''] = /^(must|nice|open|trap): (.*)$/.exec(line) ?? [];
    const tier = { open: 'optional', trap: 'trap' }[kind] ?? 'core';
    return listOf(list).map((item): Term => {
      const [term = '', ...aliases] = item.split(' | ');
      return { term, aliases, tier };
    });
  });
  const stated = /^match: (.*)$/m.exec(matches)?.[1] ?? '';
  return {
    posting,
    gold: { terms },
    ...(resume !== undefined && { resume }),
    stated: new Set(listOf(stated).map((each) => each.split(' @', 1)[0] ?? '')),
  };
}

const listOf = (list: string): string[] => list.split(/; */).filter((item) => item !== '');

const atLeast = (name: string, figure: number, target: number): Result => ({
  name: `own postings, ${name}`,
  figure: figure.toFixed(3),
  target: `>= ${target}`,
  met: figure >= target,
});

const traps = (figure: number): Result => ({
  name: 'own postings, scored keywords, traps an ad',
  figure: figure.toFixed(2),
  target: `<= ${WANTED.traps}`,
  met: figure <= WANTED.traps,
});
