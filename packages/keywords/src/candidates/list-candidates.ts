import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Sentence } from '../posting/parts/sentence.ts';
import type { CleanText } from '../text/clean-text.ts';
import { acronymCandidates } from './acronyms.ts';
import { type Candidate, overlap } from './candidate.ts';
import { lexiconCandidates } from './lexicon-candidates.ts';
import { listNeighbours } from './list-neighbours.ts';
import { certificateCandidates, degreeCandidates, standardCandidates } from './named-patterns.ts';
import { phraseCandidates } from './phrases/phrase-candidates.ts';
import { weigh } from './worth/worth.ts';

/** Everything in a sentence that may be a keyword, the surest kind first; none stands over a surer one. */
export function listCandidates(
  lexicon: Lexicon,
  clean: CleanText,
  sentence: Sentence,
): Candidate[] {
  if (sentence.kind === 'drop' || sentence.words.length === 0) return [];
  return sentence.rules === undefined
    ? listEnglish(lexicon, clean, sentence)
    : listNamed(lexicon, clean, sentence);
}

/** Lists what in a sentence a name of the lexicon or a sure shape tells: degrees, names, certificates, norms. */
export const listSure = (lexicon: Lexicon, clean: CleanText, sentence: Sentence): Candidate[] =>
  keepSurest([
    ...degreeCandidates(sentence),
    ...lexiconCandidates(lexicon, clean.text, sentence),
    ...certificateCandidates(spokenOf(sentence)),
    ...standardCandidates(sentence),
  ]);

const spokenOf = (sentence: Sentence): Sentence =>
  sentence.shouted ? inSmallLetters(sentence) : sentence;

function listEnglish(lexicon: Lexicon, clean: CleanText, sentence: Sentence): Candidate[] {
  if (sentence.kind === 'title') return lexiconCandidates(lexicon, clean.text, sentence);
  const spoken = spokenOf(sentence);
  const sure = listSure(lexicon, clean, sentence);
  // A heading says of what the lines below it speak, in words that need be no keyword.
  if (sentence.heading) return weigh(sure, sure.length, lexicon);
  const named = keepSurest([
    ...sure,
    ...(sentence.kind === 'intro' ? [] : acronymCandidates(spoken)),
  ]);
  const listed = keepSurest([...named, ...listNeighbours(clean, spoken, named)]);
  const phrases = sentence.kind === 'intro' ? [] : phraseCandidates(clean, spoken, listed);
  return weigh([...listed, ...phrases], sure.length, lexicon);
}

/** One word with a capital, which stands in a list beside names: "(Sage, Cegid, Ciel)". */
const CAPITALISED = /^\p{Lu}[\p{L}\d]{2,}$/u;

/**
 * Lists what in a sentence of another language than English may be a keyword: names of the lexicon, degrees, certificates,
 * norms, acronyms, and names beside two of these in a list. Phrases are found by English grammar, and capitals alone tell no name
 * where every noun has one.
 */
function listNamed(lexicon: Lexicon, clean: CleanText, sentence: Sentence): Candidate[] {
  const known = lexiconCandidates(lexicon, clean.text, sentence);
  if (sentence.kind === 'title') return known;
  const shaped = [...certificateCandidates(sentence), ...standardCandidates(sentence)];
  const acronyms = sentence.kind === 'intro' ? [] : acronymCandidates(sentence);
  const found = keepSurest([...degreeCandidates(sentence), ...known, ...shaped, ...acronyms]);
  const neighbours = listNeighbours(clean, sentence, found);
  return [...found, ...neighbours.filter(({ term }) => CAPITALISED.test(term))];
}

/** A sentence of capitals as it would be written without shouting. */
const inSmallLetters = (sentence: Sentence): Sentence => ({
  ...sentence,
  text: sentence.text.toLowerCase(),
  words: sentence.words.map((word) => ({ ...word, text: word.text.toLowerCase() })),
});

function keepSurest(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    if (!kept.some((other) => overlap(other, candidate))) kept.push(candidate);
  }
  return kept;
}
