import type { Importance, Keyword } from '../keyword.ts';
import type { How, Status } from '../match/match.ts';

/** Changes whenever the formula or what it counts changes. */
export const SCORE_VERSION = '3';

/** A share of fewer keywords than this says nothing. */
export const KEYWORDS_AT_LEAST = 5;

const WEIGHTS: Record<Importance, number> = { must: 2, nice: 1 };

/** The exponent by which a missing keyword loses weight with its certainty: at .95 it keeps .8 of it, at .6 .13. */
const SHARPNESS = 4;

/** The status of an analysed keyword; `covered` is missing, and an alternative to it is stated. */
export type AnalysedStatus = Status | 'covered';

type Analysed = Pick<Keyword, 'importance' | 'certainty' | 'tier' | 'alternatives'> & {
  status: AnalysedStatus;
};
export type Score = {
  /** 0 to 100; null where the posting has fewer than five keywords. */
  score: number | null;
  matched: number;
  /** Keywords that count: covered ones do neither for nor against. */
  total: number;
};

/**
 * The weighted share of a posting's scored keywords that a resume states. What it states is surely something of this job;
 * what it does not state may be our mistake, and weighs by how sure we are. Alternatives count as one, by their best
 * member and highest weight. Never rises when a match is taken away.
 */
export function scoreKeywords(keywords: readonly Analysed[]): Score {
  const scored = keywords.filter(({ tier }) => tier === 'scored');
  const matched = scored.filter(isStated).length;
  const total = scored.filter(({ status }) => status !== 'covered').length;
  const isEnough = scored.length >= KEYWORDS_AT_LEAST;
  return { score: isEnough ? Math.round(shareOf(scored)) : null, matched, total };
}

/** The ways of finding a keyword that need no knowledge of other spellings, or are a person's word. */
const AS_WORDED: ReadonlySet<How> = new Set(['same', 'degree', 'confirmed', 'quoted']);

/**
 * The score by the posting's own words alone: a program that knows no other spelling of a keyword, nor what implies it, takes it for
 * missing. Not rounded; null where the score is.
 */
export function scoreAsWorded(keywords: readonly (Analysed & { how: How })[]): number | null {
  const scored = keywords.filter(({ tier }) => tier === 'scored');
  if (scored.length < KEYWORDS_AT_LEAST) return null;
  return shareOf(
    scored.map((each) =>
      isStated(each) && !AS_WORDED.has(each.how) ? { ...each, status: 'missing' as const } : each,
    ),
  );
}

/** Finds a stated alternative to a missing keyword, for which it need not be stated. */
export const findCover = <K extends Analysed>(keyword: K, keywords: readonly K[]): K | undefined =>
  keyword.status === 'missing' && keyword.alternatives !== undefined
    ? keywords.find((other) => other.alternatives === keyword.alternatives && isStated(other))
    : undefined;

const isStated = ({ status }: Analysed) => status === 'matching' || status === 'indirect';

const weightOf = ({ importance }: Analysed): number => WEIGHTS[importance];

const weightOfMissing = (keyword: Analysed): number =>
  weightOf(keyword) * keyword.certainty ** SHARPNESS;

/** 0 to 100, not rounded. */
export function shareOf(scored: readonly Analysed[]): number {
  let stated = 0;
  let missing = 0;
  for (const wanted of foldAlternatives(scored)) {
    if (wanted.some(isStated)) stated += Math.max(...wanted.map(weightOf));
    else missing += Math.max(...wanted.map(weightOfMissing));
  }
  return stated === 0 ? 0 : (100 * stated) / (stated + missing);
}

/** Each keyword by itself, alternatives together. */
function foldAlternatives(keywords: readonly Analysed[]): Analysed[][] {
  const groups = new Map<number, Analysed[]>();
  const folded: Analysed[][] = [];
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
