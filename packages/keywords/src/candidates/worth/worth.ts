import type { Lexicon } from '../../lexicon/lexicon.ts';
import { nameKeys } from '../../text/words.ts';
import type { Candidate, Source } from '../candidate.ts';
import { type Evidence, evidenceOf, evidenceOfName, evidenceOfSentence } from './evidence.ts';
import { NAME_WEIGHTS, PHRASE_WEIGHTS, type Weights } from './worth-weights.ts';

/** From here on a phrase is sure enough to be scored: four of five are right. In log odds, as all worth. */
export const SCORED_FROM = 0;
/** Below this a phrase is not even shown: most are pieces of sentences. */
export const SHOWN_FROM = -0.5;
/** Below this a name only stands beside the scored keywords: most describe the employer and are not asked for. */
export const NAME_FROM = -0.4;

/** Phrases beside the scored keywords that a person is asked to look through. */
export const OTHERS_AT_MOST = 12;

/** Names of postings in other languages, for which nothing is fitted: nine of ten are right. */
const WORTH_OF_A_NAME = 2.2;

/** Returns the log odds that the best of a keyword's places makes it something that is asked for. */
export const worthOf = (places: readonly Candidate[]): number =>
  Math.max(...places.map(({ worth = WORTH_OF_A_NAME }) => worth));

/** The same as a probability, in hundredths. */
export const certaintyOf = (places: readonly Candidate[]): number =>
  Math.round(100 / (1 + Math.exp(-worthOf(places)))) / 100;

/** The candidates of one sentence with what they are worth there. `names`: how many of them are surer than phrases. */
export function weigh(candidates: readonly Candidate[], names: number, lexicon: Lexicon) {
  const [first] = candidates;
  if (first === undefined) return [];
  const ofSentence = evidenceOfSentence(first.sentence, names);
  return candidates.map((candidate) => {
    const weights = isWeighedByPosition(candidate) ? PHRASE_WEIGHTS : NAME_WEIGHTS;
    const worth = sum([...ofSentence, ...evidenceOfItself(candidate, lexicon)], weights);
    return { ...candidate, worth };
  });
}

/** All that speaks for or against a candidate. `names`: the surer ones in its sentence. */
export const evidenceAt = (candidate: Candidate, names: number, lexicon: Lexicon): Evidence[] => [
  ...evidenceOfSentence(candidate.sentence, names),
  ...evidenceOfItself(candidate, lexicon),
];

const evidenceOfItself = (candidate: Candidate, lexicon: Lexicon): Evidence[] => [
  ...evidenceOf(candidate, shareKnown(candidate.term, lexicon)),
  ...(isWeighedByPosition(candidate) ? [] : evidenceOfName(candidate)),
];

const sum = (evidence: readonly Evidence[], weights: Weights): number =>
  evidence.reduce((total, each) => total + (weights[each] ?? 0), weights.bias ?? 0);

/** The sources that are weighed by the evidence of their position alone. */
const BY_POSITION: ReadonlySet<Source> = new Set(['acronym', 'list', 'name', 'phrase']);

export const isWeighedByPosition = ({ source }: Candidate): boolean => BY_POSITION.has(source);

/** The share of a phrase's words that stand in names of the lexicon, 0 to 1. */
function shareKnown(term: string, lexicon: Lexicon): number {
  const keys = nameKeys(term).filter((key) => key.length > 2);
  const known = keys.filter((key) => lexicon.words.has(key)).length;
  return keys.length === 0 ? 0 : known / keys.length;
}
