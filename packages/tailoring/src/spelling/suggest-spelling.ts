import { quotePlaces, scoreAsWorded } from '@shortlist/keywords';
import type { Resume, Sections } from '@shortlist/model';
import { type Evidence, groundsOf } from '../evidence.ts';
import type { Draft, ReportedKeyword, TextPlace } from '../suggestion.ts';
import { findPlace } from '../text-places.ts';
import { isAbbreviationOf, isInitialsOf, isSpellingOf } from './is-spelling-of.ts';
import { canRespell, respelled } from './respell.ts';

type Given = {
  resume: Resume;
  keywords: readonly ReportedKeyword[];
  evidence: readonly Evidence[];
  posting: string;
  sections: Sections;
};

/** Suggests the posting's spelling of names that the resume writes in another one; never in names of jobs, employers or schools. */
export function suggestSpelling(given: Given): Draft[] {
  return given.keywords.flatMap((keyword) => {
    const own = given.evidence.filter((each) => each.keyword === keyword);
    return keyword.how === 'alias' || keyword.how === 'abbreviation'
      ? suggestFor(keyword, own, given)
      : [];
  });
}

function suggestFor(
  keyword: ReportedKeyword,
  evidence: readonly Evidence[],
  { resume, keywords, posting, sections }: Given,
): Draft[] {
  const wanted = wantedSpelling(keyword);
  // Who looks for "Postgres" finds it in "PostgreSQL"; a spelling that the posting has too is one that its reader looks for.
  const found = evidence.filter(
    ({ written }) =>
      isSpellingOf(written, wanted) &&
      !written.toLowerCase().includes(wanted.toLowerCase()) &&
      quotePlaces(written, posting).length === 0,
  );
  const [first] = found;
  if (!first) return [];
  const { written: from } = first;
  const { to, isOnce } = spell(from, wanted);
  const sources = found.flatMap(({ written, source }) => (written === from ? [source] : []));
  const named = sources.flatMap((source) => findPlace(resume, source, sections) ?? []);
  // Several lines of a text are one place.
  const places = [...new Map(named.map((place) => [keyOf(place), place])).values()]
    .filter((place) => canRespell(resume, place, from, to))
    .slice(0, MOST_PLACES);
  const known = new Set(places.map(keyOf));
  const proof = evidence.find(({ source, written }) => {
    const place = written === from ? findPlace(resume, source, sections) : undefined;
    return place !== undefined && known.has(keyOf(place));
  });
  if (places.length === 0 || !proof) return [];
  const shown = isOnce ? places.slice(0, 1) : places;
  return [
    {
      ...groundsOf(proof),
      before: [proof.sentence],
      after: [respelled(proof.sentence, from, to)],
      gain: gainOf(keyword, keywords),
      change: { type: 'respell', places: shown, from, to, ...(isOnce && { isOnce }) },
    },
  ];
}

/** The name as the posting writes it; its usual spelling where the posting does not care for capitals. */
function wantedSpelling({ surface, term }: ReportedKeyword): string {
  const isSame = surface.toLowerCase() === term.toLowerCase();
  const isPlain = surface === surface.toLowerCase() || surface === surface.toUpperCase();
  return isSame && isPlain ? term : surface;
}

/**
 * A short form and what it stands for are written both, once, where the posting has the short one, and for initials: no sentence breaks
 * by it, and nothing is lost.
 */
function spell(from: string, wanted: string): { to: string; isOnce: boolean } {
  const isInitials = isInitialsOf(from, wanted) || isInitialsOf(wanted, from);
  const isOnce = isInitials || isAbbreviationOf(wanted, from);
  return { to: isOnce ? `${longer(from, wanted)} (${shorter(from, wanted)})` : wanted, isOnce };
}

const longer = (one: string, other: string) => (one.length < other.length ? other : one);
const shorter = (one: string, other: string) => (one.length < other.length ? one : other);

/** Texts that one suggestion respells at most. */
const MOST_PLACES = 100;

const keyOf = (place: TextPlace) => JSON.stringify(place);

/** Points by which the score as worded rises with the posting's own spelling. */
function gainOf(keyword: ReportedKeyword, keywords: readonly ReportedKeyword[]): number {
  const now = scoreAsWorded(keywords);
  const then = scoreAsWorded(
    keywords.map((each) => (each === keyword ? { ...each, how: 'same' as const } : each)),
  );
  return now === null || then === null ? 0 : Math.round(then) - Math.round(now);
}
