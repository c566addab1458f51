import type { Keyword, Mention } from '../keyword.ts';
import { type CleanText, sourceRange, sourceSlice } from '../text/clean-text.ts';
import type { Candidate } from './candidate.ts';
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
  const merged = Array.from(byId.values(), (places) => ({
    keyword: mergePlaces(clean, places),
    worth: worthOf(places),
  }));
  const kept = new Set(dropContained(merged.map(({ keyword }) => keyword)));
  return keepWorthiest(merged.filter(({ keyword }) => kept.has(keyword)));
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
