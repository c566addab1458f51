import type { Group, Lexicon } from '../lexicon/lexicon.ts';
import { type CleanText, sourceSlice } from '../text/clean-text.ts';
import { readWords } from '../text/words.ts';
import { type Candidate, phraseId } from './candidate.ts';
import { isWeighedByPosition, SCORED_FROM, weigh, worthOf } from './worth/worth.ts';

/** Characters between an everyday word and a name of its trade that are still beside each other. */
const BESIDE = 400;

/** Fields of the lexicon whose people do each other's work. */
const NEAR_FIELDS: readonly ReadonlySet<string>[] = [
  'accounting finance',
  'manufacturing laboratory pharma mechanical electronics',
  'construction trades energy real-estate',
  'nursing allied-health dental-pharmacy social-work',
  'software cloud data networking security',
  'marketing sales design',
  'hospitality sales services',
  'logistics manufacturing',
  'hr management accounting hospitality',
  'legal government',
].map((fields) => new Set(fields.split(' ')));

/** The field of those files that hold names of many trades. */
const OF_MANY_TRADES = 'people';

/**
 * Takes everyday words ("functions", "direct reports") for what they are to one trade only where a name of that trade
 * is beside them; elsewhere they are a phrase like another, weighed by its place.
 */
export function proveEveryday(
  lexicon: Lexicon,
  clean: CleanText,
  candidates: readonly Candidate[],
): Candidate[] {
  const known = candidates.filter(
    ({ group, everyday }) => group !== undefined && !everyday && group.kind !== 'weak',
  );
  const namesIn = new Map<Candidate['sentence'], number>();
  for (const { sentence } of candidates.filter((each) => !isWeighedByPosition(each)))
    namesIn.set(sentence, (namesIn.get(sentence) ?? 0) + 1);
  return candidates.flatMap((candidate) => {
    if (!candidate.everyday || known.some((other) => proves(other, candidate))) return [candidate];
    const { start, end, sentence } = candidate;
    const term = sourceSlice(clean, start, end).replace(/\s+/g, ' ');
    const id = `phrase:${phraseId(readWords(term))}`;
    const [phrase] = weigh(
      [{ source: 'phrase', id, term, start, end, sentence }],
      (namesIn.get(sentence) ?? 1) - 1,
      lexicon,
    );
    // A plain word is asked for for certain or not at all; behind a capital it is a part of another's name.
    const isOfName = /^\p{Lu}/u.test(term) && /^\p{Lu}/u.test(wordBefore(clean, start));
    return phrase && !isOfName && worthOf([phrase]) >= SCORED_FROM ? [phrase] : [];
  });
}

/** Characters of a word before another. */
const LETTERS_BEFORE = 24;

const wordBefore = ({ text }: CleanText, start: number): string =>
  text
    .slice(Math.max(0, start - LETTERS_BEFORE), start)
    .trimEnd()
    .split(' ')
    .at(-1) ?? '';

/** Checks whether a name shows that everyday words beside it are its trade's. */
function proves({ group, start, sentence }: Candidate, words: Candidate): boolean {
  if (group === undefined || words.group === undefined || group === words.group) return false;
  if (words.group.field === OF_MANY_TRADES) return sentence === words.sentence;
  return Math.abs(start - words.start) < BESIDE && isNear(group, words.group);
}

const isNear = (one: Group, other: Group): boolean =>
  one.field === other.field ||
  one.field === OF_MANY_TRADES ||
  NEAR_FIELDS.some((fields) => fields.has(one.field) && fields.has(other.field));
