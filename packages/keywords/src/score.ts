import type { Importance, Keyword } from './keyword.ts';
import type { Status } from './match/match.ts';

/** Changes whenever the formula or what it counts changes. */
export const SCORE_VERSION = '1';

/** The formula in words, for the person who asks. */
export const SCORE_FORMULA =
  'Score = 100 × (weight of the keywords your resume states) ÷ (weight of all scored keywords), rounded. ' +
  'A keyword the posting requires weighs 2, one that is nice to have 1. Of alternatives ("A or B") one is enough. ' +
  'Indirect matches count as stated, and so does what you confirmed with a quote from your resume. Below five keywords there is no score.';

/** A share of fewer keywords than this says nothing. */
export const KEYWORDS_AT_LEAST = 5;

const WEIGHTS: Record<Importance, number> = { must: 2, nice: 1 };

type Judged = Pick<Keyword, 'importance' | 'tier' | 'alternatives'> & { status: Status };
export type Score = {
  /** 0 to 100; null for fewer than five keywords. */
  score: number | null;
  matched: number;
  total: number;
};

/**
 * The weighted share of a posting's scored keywords that a resume states. Alternatives count as one, by
 * their best member and highest weight. Never rises when a match is taken away.
 */
export function scoreKeywords(keywords: readonly Judged[]): Score {
  const scored = keywords.filter(({ tier }) => tier === 'scored');
  const matched = scored.filter(isStated).length;
  const total = scored.length;
  return { score: total < KEYWORDS_AT_LEAST ? null : Math.round(shareOf(scored)), matched, total };
}

const isStated = ({ status }: Judged) => status !== 'missing';

/** 0 to 100, not rounded. */
export function shareOf(scored: readonly Judged[]): number {
  let all = 0;
  let stated = 0;
  for (const wanted of foldAlternatives(scored)) {
    const weight = Math.max(...wanted.map(({ importance }) => WEIGHTS[importance]));
    all += weight;
    if (wanted.some(isStated)) stated += weight;
  }
  return all === 0 ? 0 : (100 * stated) / all;
}

/** Each keyword by itself, alternatives together. */
function foldAlternatives(keywords: readonly Judged[]): Judged[][] {
  const groups = new Map<number, Judged[]>();
  const folded: Judged[][] = [];
  for (const keyword of keywords) {
    const { alternatives } = keyword;
    const group = alternatives === undefined ? undefined : groups.get(alternatives);
    if (group !== undefined) group.push(keyword);
    else {
      const own = [keyword];
      folded.push(own);
      if (alternatives !== undefined) groups.set(alternatives, own);
    }
  }
  return folded;
}
