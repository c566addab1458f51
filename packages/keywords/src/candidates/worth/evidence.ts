import type { Kind } from '../../lexicon/lexicon.ts';
import type { Sentence } from '../../posting/parts/sentence.ts';
import type { Candidate, Source } from '../candidate.ts';
import { type Before, type Behind, beforePhrase, behindPhrase } from '../phrases/slot.ts';

/** The evidence that can speak for or against a phrase; `worth.ts` says how much. */
export type Evidence =
  | 'acronym' // by its look, it is an acronym
  | 'neighbour' // it stands in a list beside two keywords
  | 'phrase' // it only looks like a noun phrase
  | 'oneCapital' // one word with a capital in mid-sentence
  | 'allCapitals' // several words, each with a capital
  | 'known' // names of the lexicon have all its words
  | 'partlyKnown' // or some
  | 'oneKnown' // one word of other names says nothing alone
  | 'overlaps' // a surer candidate has some of its words
  | 'ofWork' // it ends as nouns of work do: "welding", "calibration"
  | 'plural'
  | 'hyphen'
  | 'of' // "analysis of change"
  | 'threeWords'
  | 'possessive' // "the school's policy"
  | 'bracketed' // it stands in brackets
  | 'list' // its sentence lists things
  | 'listed' // it stands there from border to border
  | 'oneListed' // and is one word
  | 'before cue'
  | 'before verb'
  | 'before preposition'
  | 'before word'
  | 'behind bracket'
  | 'behind preposition'
  | 'behind word'
  | 'duty' // its part
  | 'nice'
  | 'you' // its sentence speaks to the applicant
  | 'we' // or of the employer
  | 'short' // its sentence is a mere item
  | 'stop' // its sentence is a whole one, with a stop
  | 'item' // its line is an item of a list
  | 'margin' // its sentence stands at the posting's head or foot
  | 'noNames' // its sentence has no surer candidate
  | 'manyNames' // or several
  | 'intro' // its sentence stands before any part
  | Kind // of a name, its group's kind
  | 'degree'; // or a degree

/** Endings of nouns that name a kind of work or a subject. */
const OF_WORK =
  /(?:ing|tion|sion|sis|ology|graphy|metry|ics|ance|ence|ship|ment|ure|ware|ery|cy|ism|age|ty)s?$/i;
const PLURAL = /[^s]s$/;
const HYPHEN = /\w-\w/;
const BORDER = /[,;•]|\b(?:and|or)\b/g;
const BORDERS_OF_A_LIST = 3;
const WORDS_OF_AN_ITEM = 5;
const WORDS_OF_A_SENTENCE = 13;
const WE = /\b(?:we|our|us|we're|we've)\b/i;
const YOU = /\b(?:you|your|you'll|you'd|you're)\b/i;
const MANY_NAMES = 3;
const MANY_WORDS = 3;

const OF_SOURCE: Partial<Record<Source, Evidence>> = {
  acronym: 'acronym',
  list: 'neighbour',
  phrase: 'phrase',
};
const OF_BEFORE: Partial<Record<Before, Evidence>> = {
  cue: 'before cue',
  verb: 'before verb',
  preposition: 'before preposition',
  word: 'before word',
};
const OF_BEHIND: Partial<Record<Behind, Evidence>> = {
  bracket: 'behind bracket',
  preposition: 'behind preposition',
  word: 'behind word',
};

/** Lists what speaks for or against a phrase, its sentence aside. `known`: the share of its words in names of the lexicon. */
export function evidenceOf(candidate: Candidate, known: number): Evidence[] {
  const { source, sentence, start, end } = candidate;
  const before = beforePhrase(sentence, start);
  const behind = behindPhrase(sentence, end);
  const isListed =
    (before === 'border' || before === 'conjunction') &&
    (behind === 'border' || behind === 'conjunction' || behind === 'bracket');
  return [
    ...[OF_SOURCE[source], OF_BEFORE[before], OF_BEHIND[behind]].filter(
      (each) => each !== undefined,
    ),
    ...ofShape(candidate, known, isListed),
  ];
}

/** Lists what a name is. */
export const evidenceOfName = ({ group, source }: Candidate): Evidence[] =>
  group
    ? [group.kind]
    : holding([
        ['degree', source === 'degree'],
        ['certificate', source === 'certificate'],
        ['standard', source === 'standard'],
      ]);

function ofShape(candidate: Candidate, known: number, isListed: boolean): Evidence[] {
  const { term, start, sentence, overlaps = false } = candidate;
  const words = term.split(/[\s/]+/);
  const last = words.at(-1) ?? '';
  const isOne = words.length === 1;
  const capitals = start > sentence.start && words.every((word) => /^\p{Lu}/u.test(word));
  return holding([
    ['oneCapital', isOne && capitals],
    ['allCapitals', !isOne && capitals],
    ['known', known === 1],
    ['partlyKnown', known > 0 && known < 1],
    ['oneKnown', isOne && known === 1],
    ['overlaps', overlaps],
    ['ofWork', OF_WORK.test(last)],
    ['plural', PLURAL.test(last.toLowerCase())],
    ['hyphen', HYPHEN.test(term)],
    ['of', /\sof\s/.test(term)],
    ['threeWords', words.length >= MANY_WORDS],
    ['possessive', /'s?$|'s /.test(term)],
    ['bracketed', isBracketed(sentence, start)],
    ['listed', isListed],
    ['oneListed', isOne && isListed],
  ]);
}

function isBracketed({ text, start: origin }: Sentence, start: number): boolean {
  const before = text.slice(0, start - origin);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** Lists what a sentence says of all phrases in it. `names`: surer candidates there. */
export function evidenceOfSentence(
  { text, kind, item, margin }: Sentence,
  names: number,
): Evidence[] {
  const words = text.split(/\s+/).length;
  return holding([
    ['duty', kind === 'duty'],
    ['nice', kind === 'nice'],
    ['list', (text.match(BORDER)?.length ?? 0) >= BORDERS_OF_A_LIST],
    ['you', YOU.test(text)],
    ['we', WE.test(text)],
    ['short', words <= WORDS_OF_AN_ITEM],
    ['stop', words >= WORDS_OF_A_SENTENCE && /[.!?]$/.test(text)],
    ['item', item],
    ['margin', margin],
    ['noNames', names === 0],
    ['intro', kind === 'intro'],
    ['manyNames', names >= MANY_NAMES],
  ]);
}

const holding = (claims: readonly (readonly [Evidence, boolean])[]): Evidence[] =>
  claims.flatMap(([evidence, holds]) => (holds ? [evidence] : []));
