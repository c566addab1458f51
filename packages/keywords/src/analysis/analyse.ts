import type { Keyword, Mention } from '../keyword.ts';
import type { Context, How, ResumeMention, Status } from '../match/match.ts';
import { matchKeyword } from '../match/match-keyword.ts';
import { matchQuote } from '../match/match-quote.ts';
import { findSibling } from '../match/names/sibling.ts';
import { indexForPosting } from '../match/resume-index.ts';
import type { Posting } from '../read-posting.ts';
import type { GivenResume } from '../resume-text.ts';
import {
  type Advice,
  explainCovered,
  explainKeyword,
  type Facts,
  type Sibling,
} from './explain.ts';
import {
  type AnalysedStatus,
  findCover,
  SCORE_VERSION,
  type Score,
  scoreKeywords,
  shareOf,
} from './score.ts';
import { summarise } from './summarise.ts';

/** The choices of a person about keywords of one posting, by their ids. */
export type Choices = {
  /** Other phrases that shall be scored. */
  promoted?: ReadonlySet<string>;
  /** Not true for me: neither shown nor scored. */
  hidden?: ReadonlySet<string>;
  /** Indirect matches that are right. */
  confirmed?: ReadonlySet<string>;
  /**
   * Missing keywords that the resume shows all the same, each with the words of the resume that show it.
   * One counts only while those words stand in the resume, letter by letter.
   */
  quoted?: ReadonlyMap<string, string>;
};

/** An analysed keyword: what the posting says, what the resume says, and what to do. */
export type AnalysedKeyword = Omit<Keyword, 'mentions' | 'group' | 'degree'> &
  Advice & {
    status: AnalysedStatus;
    how: How;
    postingMentions: readonly Mention[];
    resumeMentions: readonly ResumeMention[];
    /** Points by which the score would rise if the resume stated it. */
    gain: number;
    /** The stated alternative, as the posting writes it, of a covered one. */
    coveredBy?: string;
  };

export type Analysis = Score &
  Advice & {
    version: string;
    keywords: readonly AnalysedKeyword[];
    /** Sentences of the posting left aside. */
    ignored: readonly string[];
  };

/**
 * Analyses a resume by a posting. Pure: the same input gives the same answer, in the same order. Scored
 * keywords come first, required ones before those that are nice to have, else as the posting has them.
 */
export function analyse(posting: Posting, resume: GivenResume, choices: Choices = {}): Analysis {
  const { definitions, lexicon, language } = posting;
  const index = indexForPosting(resume, { language, lexicon });
  const context: Context = { index, lexicon, definitions };
  const chosen = choose(posting.keywords, choices);
  const facts = chosen.map((keyword) => gatherFacts(keyword, context, choices));
  const analysed = facts.map((fact) => analyseFact(fact, facts, choices));
  const score = scoreKeywords(analysed);
  return {
    version: SCORE_VERSION,
    ...score,
    keywords: sortKeywords(analysed),
    ignored: posting.ignored,
    ...summarise(posting, analysed, score),
  };
}

function choose(keywords: readonly Keyword[], { promoted, hidden }: Choices): Keyword[] {
  return (
    keywords
      .filter(({ id }) => !hidden?.has(id))
      // What a person asks to be scored is certain.
      .map((keyword) =>
        promoted?.has(keyword.id) ? { ...keyword, tier: 'scored', certainty: 1 } : keyword,
      )
  );
}

type Gathered = Omit<Keyword, 'mentions'> & Facts;

function gatherFacts(
  { mentions, ...keyword }: Keyword,
  context: Context,
  { quoted }: Choices,
): Gathered {
  const read = matchKeyword({ ...keyword, mentions }, context);
  const quote = read.status === 'missing' ? quoted?.get(keyword.id) : undefined;
  const shown = quote === undefined ? undefined : matchQuote(quote, context.index);
  const { mentions: resumeMentions, ...match } = shown ?? read;
  const sibling = siblingOf(keyword, match.status, context);
  return {
    ...keyword,
    ...match,
    postingMentions: mentions,
    resumeMentions,
    ...(sibling && { sibling }),
  };
}

const siblingOf = (
  { group }: Pick<Keyword, 'group'>,
  status: Status,
  context: Context,
): Sibling | undefined =>
  group !== undefined && status === 'missing' ? findSibling(group, context) : undefined;

function analyseFact(
  fact: Gathered,
  facts: readonly Gathered[],
  { confirmed }: Choices,
): AnalysedKeyword {
  // What only the explanation needed stays here: an analysis travels out of a worker.
  const { impliedBy: _by, sibling: _like, group: _group, degree: _degree, ...stated } = fact;
  const cover = findCover(fact, facts);
  if (cover) {
    const coveredBy = cover.surface;
    return { ...stated, ...explainCovered(fact, coveredBy), status: 'covered', coveredBy, gain: 0 };
  }
  const advice = explainKeyword(fact);
  const gain = fact.status === 'missing' && fact.tier === 'scored' ? gainOf(fact, facts) : 0;
  if (fact.status === 'indirect' && confirmed?.has(fact.id)) {
    return { ...stated, ...advice, status: 'matching', how: 'confirmed', gain };
  }
  return { ...stated, ...advice, gain };
}

/** Points that stating one more keyword would add, of the score before rounding. */
function gainOf(fact: Gathered, facts: readonly Gathered[]): number {
  const scored = facts.filter(({ tier }) => tier === 'scored');
  const stated = scored.map((each) =>
    each === fact ? { ...each, status: 'matching' as const } : each,
  );
  return Math.round(shareOf(stated)) - Math.round(shareOf(scored));
}

function sortKeywords(keywords: readonly AnalysedKeyword[]): AnalysedKeyword[] {
  const rank = ({ tier, importance }: AnalysedKeyword) =>
    (tier === 'scored' ? 0 : 2) + (importance === 'must' ? 0 : 1);
  const place = ({ postingMentions }: AnalysedKeyword) => postingMentions[0]?.start ?? 0;
  return keywords.toSorted((one, other) => rank(one) - rank(other) || place(one) - place(other));
}
