import type { Keyword, Mention } from '../keyword.ts';
import { type CleanText, sourceRange, sourceSlice } from '../text/clean-text.ts';
import { nameKeys, readWords } from '../text/words.ts';
import { type Candidate, phraseId } from './candidate.ts';
import { listDefined } from './define.ts';
import { isNice } from './worth/importance.ts';
import { tierOf } from './worth/tier.ts';
import { certaintyOf, OTHERS_AT_MOST, SHOWN_FROM, worthOf } from './worth/worth.ts';

/** Candidates of one id made one keyword, in the order of the posting. */
export function mergeCandidates(clean: CleanText, candidates: readonly Candidate[]): Keyword[] {
  const byId = new Map<string, Candidate[]>();
  const defined = listDefined(clean.text, candidates);
  for (const candidate of candidates) {
    const id = defined.get(candidate.id) ?? candidate.id;
    const places = byId.get(id);
    if (places === undefined) byId.set(id, [candidate]);
    else places.push(candidate);
  }
  const merged = [...byId.values()]
    .flatMap((places) => partUnlike(clean, places))
    .map((places) => ({ keyword: mergePlaces(clean, places), worth: worthOf(places) }));
  const kept = new Set(dropContained(merged.map(({ keyword }) => keyword)));
  return keepWorthiest(merged.filter(({ keyword }) => kept.has(keyword)));
}

/** Letters that two words begin with alike. */
const LETTERS_ALIKE = 4;
/** Names that are short, or in capitals or with a digit, stand for longer ones. */
const STANDS_FOR = /^.{1,5}$|^[^a-z]+$|\d/;

/**
 * Parts the places of one group into things that the posting names by unlike words ("user interviews", "card sorts"): what the
 * lexicon has as one are several keywords to it. Abbreviations and spellings stay with what they stand for.
 */
function partUnlike(clean: CleanText, places: readonly Candidate[]): Candidate[][] {
  const [first] = places;
  if (first?.group === undefined || places.length < 2) return [[...places]];
  const parts: Candidate[][] = [];
  // Names repeat themselves: each is compared once.
  const known = new Map<string, Candidate[]>();
  for (const place of places) {
    const name = surfaceOf(clean, place).toLowerCase();
    const part = known.get(name) ?? parts.find((each) => isOfPart(clean, each, place)) ?? [];
    if (part.length === 0) parts.push(part);
    part.push(place);
    known.set(name, part);
  }
  const [own = [], ...others] = parts;
  return [own, ...others.map((part) => part.map((place) => apart(clean, place)))];
}

/** "Date rotation (FIFO)": a bracket right behind a name says it once more. */
const explains = ({ text }: CleanText, one: Candidate, other: Candidate): boolean =>
  /^ \($/.test(text.slice(one.end, other.start));

const isOfPart = (clean: CleanText, part: readonly Candidate[], place: Candidate): boolean =>
  part.some(
    (other) =>
      explains(clean, other, place) || isAlike(surfaceOf(clean, other), surfaceOf(clean, place)),
  );

const surfaceOf = (clean: CleanText, { start, end }: Candidate): string =>
  clean.text.slice(start, end);

const apart = (clean: CleanText, place: Candidate): Candidate => {
  const term = surfaceOf(clean, place);
  return { ...place, id: `${place.id}:${phraseId(readWords(term))}`, term };
};

/** "k8s" and "Kubernetes": a short name begins as a word does that it stands for. */
const standsFor = (short: string, long: string): boolean =>
  STANDS_FOR.test(short) &&
  long
    .split(/[\s/-]/)
    .some((word) => word.charAt(0).toLowerCase() === short.charAt(0).toLowerCase());

function isAlike(one: string, other: string): boolean {
  if (standsFor(one, other) || standsFor(other, one)) return true;
  const starts = (name: string) => nameKeys(name).map((key) => key.slice(0, LETTERS_ALIKE));
  const known = new Set(starts(one));
  return starts(other).some((start) => known.has(start));
}

/** The scored keywords and the few other phrases that are worth the most, in the order they came in. */
function keepWorthiest(merged: readonly { keyword: Keyword; worth: number }[]): Keyword[] {
  const others = merged.filter(
    ({ keyword, worth }) => keyword.tier === 'other' && worth >= SHOWN_FROM,
  );
  const best = new Set(
    others.toSorted((one, other) => other.worth - one.worth).slice(0, OTHERS_AT_MOST),
  );
  return merged
    .filter((each) => each.keyword.tier === 'scored' || best.has(each))
    .map(({ keyword }) => keyword);
}

function mergePlaces(clean: CleanText, places: readonly Candidate[]): Keyword {
  const sorted = places.toSorted((one, other) => one.start - other.start);
  // Every list here has one place at least: it was made for its first.
  const first = (sorted.find(({ group }) => group !== undefined) ?? sorted[0]) as Candidate;
  const nice = sorted.every((place) => isNice(clean.text, place));
  return {
    id: first.id,
    term: first.term,
    surface: sourceSlice(clean, first.start, first.end).replace(/\s+/g, ' '),
    tier: tierOf(sorted),
    importance: nice ? 'nice' : 'must',
    certainty: certaintyOf(sorted),
    source: first.source,
    mentions: sorted.map((place) => mentionOf(clean, place)),
    ...(first.group && { group: first.group }),
    ...(first.degree && { degree: first.degree }),
  };
}

function mentionOf(clean: CleanText, { sentence, start, end }: Candidate): Mention {
  const [from, to] = sourceRange(clean, start, end);
  return {
    start: from,
    end: to,
    sentence: sourceSlice(clean, sentence.start, sentence.end),
    sentenceStart: sourceRange(clean, sentence.start, sentence.end)[0],
  };
}

/** A phrase that only ever stands inside a longer keyword says nothing of its own. */
function dropContained(keywords: readonly Keyword[]): Keyword[] {
  const scored = keywords.filter(({ tier }) => tier === 'scored');
  return keywords.filter(
    (keyword) => keyword.tier === 'scored' || !scored.some((other) => sameWords(keyword, other)),
  );
}

const sameWords = (one: Keyword, other: Keyword): boolean =>
  one.surface.toLowerCase() === other.surface.toLowerCase();
