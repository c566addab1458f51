import type { Lexicon } from '../lexicon/lexicon.ts';
import { nameKeys } from '../text/words.ts';
import type { Candidate, Source } from './candidate.ts';
import { type Evidence, evidenceOf, evidenceOfSentence } from './evidence.ts';

/**
 * What each piece of evidence adds to the log odds that a phrase names what is asked for. Fitted (logistic regression with
 * an L2 penalty, by advertisement) to 1,745 phrases of 70 labelled advertisements, rounded.
 */
const WEIGHTS: Record<Evidence, number> = {
  ofWork: 0.95,
  list: 0.8,
  known: 0.8,
  acronym: 0.8,
  hyphen: 0.65,
  oneCapital: 0.55,
  allCapitals: 0.5,
  partlyKnown: 0.5,
  listed: 0.45,
  'before cue': 0.35,
  'behind bracket': 0.35,
  plural: 0.35,
  duty: 0.3,
  'before verb': 0.3,
  you: 0.25,
  oneListed: 0.2,
  short: 0.15,
  manyNames: 0.1,
  noNames: -0.1,
  neighbour: -0.15,
  we: -0.15,
  threeWords: -0.2,
  'behind preposition': -0.25,
  'before preposition': -0.25,
  of: -0.3,
  'behind word': -0.35,
  nice: -0.45,
  stop: -0.5,
  'before word': -0.9,
  phrase: -0.9,
  oneKnown: -1.2,
  overlaps: -1.4,
};

/** From here on a phrase is sure enough to be scored: four of five are right. */
export const SCORED_FROM = 0.5;
/** Below this a phrase is not even shown: most are pieces of sentences. */
export const SHOWN_FROM = -0.7;

/** Phrases beside the scored keywords that a person is asked to look through. */
export const OTHERS_AT_MOST = 12;

/** Names that are asked for all the same, where they are not scored. */
const WORTH_OF_A_NAME = 1;

/** How likely the best of a phrase's places makes it a name of what is asked for; log odds. */
export const worthOf = (places: readonly Candidate[]): number =>
  Math.max(...places.map(({ worth = WORTH_OF_A_NAME }) => worth));

/** The candidates of one sentence, phrases with what they are worth there. `names`: how many of them are surer. */
export function weigh(candidates: readonly Candidate[], names: number, lexicon: Lexicon) {
  const [first] = candidates;
  if (first === undefined) return [];
  const ofSentence = sum(evidenceOfSentence(first.sentence, names));
  return candidates.map((candidate) => {
    if (!isPhrase(candidate)) return candidate;
    const known = shareKnown(candidate.term, lexicon);
    return { ...candidate, worth: ofSentence + sum(evidenceOf(candidate, known)) };
  });
}

const sum = (evidence: readonly Evidence[]): number =>
  evidence.reduce((total, each) => total + WEIGHTS[each], 0);

/** What is judged by the evidence of its place. */
const JUDGED: ReadonlySet<Source> = new Set(['acronym', 'list', 'name', 'phrase']);

const isPhrase = ({ source }: Candidate): boolean => JUDGED.has(source);

/** The share of a phrase's words that stand in names of the lexicon, 0 to 1. */
function shareKnown(term: string, lexicon: Lexicon): number {
  const keys = nameKeys(term).filter((key) => key.length > 2);
  const known = keys.filter((key) => lexicon.words.has(key)).length;
  return keys.length === 0 ? 0 : known / keys.length;
}
