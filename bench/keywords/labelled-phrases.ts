import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Candidate } from '../../packages/keywords/src/candidates/candidate.ts';
import { listCandidates } from '../../packages/keywords/src/candidates/list-candidates.ts';
import {
  evidenceAt,
  isWeighedByPosition,
} from '../../packages/keywords/src/candidates/worth/worth.ts';
import { standardLexicon } from '../../packages/keywords/src/lexicon/standard-lexicon.ts';
import { segment } from '../../packages/keywords/src/posting/parts/segment.ts';
import { cleanText } from '../../packages/keywords/src/text/clean-text.ts';
import { readWords } from '../../packages/keywords/src/text/words.ts';

/** A keyword of an advertisement as its people labelled it. */
export type Gold = { terms: { term: string; aliases?: string[]; tier: string }[] };
type Counted = Record<'tp' | 'fp' | 'core' | 'neutral' | 'trapHits', number> & {
  hit: Map<number, unknown>;
};
/** The part of the sets' scorer that is used here. */
export type Scorer = {
  scoreKeywords: (gold: Gold, found: { term: string; surface: string }[]) => Counted;
};

/** A finding in an advertisement, with what speaks for it, and how right it is: 1, 0, or .5 where the labels leave it open. */
export type Labelled = {
  advertisement: string;
  isName: boolean;
  evidence: readonly string[];
  right: number;
  isTrap: boolean;
};

/** All that the engine finds in the advertisements of a folder, labelled by the people's own keywords. */
export function labelledPhrases(folder: string, scorer: Scorer): Labelled[] {
  return readdirSync(join(folder, 'gold'))
    .toSorted()
    .flatMap((file) => {
      const name = basename(file, '.json');
      const gold = JSON.parse(readFileSync(join(folder, 'gold', file), 'utf8')) as Gold;
      const posting = readFileSync(join(folder, 'jd', `${name}.txt`), 'utf8');
      return labelAll(`${folder}/${name}`, posting, gold, scorer);
    });
}

function labelAll(advertisement: string, posting: string, gold: Gold, scorer: Scorer): Labelled[] {
  const clean = cleanText(posting);
  const found = segment(clean.text, readWords(clean.text))
    .filter(({ kind }) => kind !== 'title')
    .flatMap((sentence) => listCandidates(standardLexicon(), clean, sentence))
    .filter(({ group }) => group?.kind !== 'weak');
  const written = ({ term, start, end }: Candidate) => ({
    term,
    surface: clean.text.slice(start, end),
  });
  const names = found.filter((each) => !isWeighedByPosition(each));
  const told = new Set(scorer.scoreKeywords(gold, names.map(written)).hit.keys());
  return [...new Map(found.toReversed().map((each) => [each.id, each])).values()].map((each) => {
    const isName = !isWeighedByPosition(each);
    const { tp, neutral, trapHits, hit } = scorer.scoreKeywords(gold, [written(each)]);
    // What a name tells already is told twice.
    const isNew = tp > 0 && (isName || ![...hit.keys()].every((term) => told.has(term)));
    return {
      advertisement,
      isName,
      evidence: evidenceAt(
        each,
        names.filter(({ sentence }) => sentence === each.sentence).length,
        standardLexicon(),
      ),
      right: neutral > 0 ? 0.5 : Number(isNew),
      isTrap: trapHits > 0,
    };
  });
}
