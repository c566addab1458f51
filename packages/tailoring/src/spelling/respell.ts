import { quotePlaces } from '@shortlist/keywords';
import type { Edit, Resume, Sections } from '@shortlist/model';
import { isPlaceLocked } from '../locks.ts';
import type { Change, TextPlace } from '../suggestion.ts';
import { editsInTurn, type Replaced, replaceAt, replaceStretches, textAt } from '../text-places.ts';

type Respelling = Extract<Change, { type: 'respell' }>;

/** Returns the edits that write words of texts in another spelling; none of a text that has them in it already. */
export function respell(
  resume: Resume,
  { places, from, to, isOnce = false }: Respelling,
  sections: Sections,
): Edit[] {
  let isDone = isOnce && places.some((place) => quotePlaces(to, textAt(resume, place)).length > 0);
  return editsInTurn(
    resume,
    sections,
    places.map((place) => (now) => {
      if (isDone || isPlaceLocked(now, place)) return undefined;
      const text = textAt(now, place);
      const found = listStretches(text, from, to);
      const stretches = isOnce ? found.slice(0, 1) : found;
      if (stretches.length === 0) return undefined;
      isDone = isOnce;
      return replaceAt(now, place, replacedBy(text, stretches, to));
    }),
  );
}

/** Checks whether a change of spelling would do anything at a place. */
export const canRespell = (resume: Resume, place: TextPlace, from: string, to: string): boolean =>
  !isPlaceLocked(resume, place) && listStretches(textAt(resume, place), from, to).length > 0;

/** The text of a place, respelled. */
export const respelled = (text: string, from: string, to: string): string =>
  replaceStretches(text, replacedBy(text, listStretches(text, from, to), to));

type Stretch = { start: number; end: number };

const replacedBy = (text: string, stretches: readonly Stretch[], to: string): Replaced[] =>
  stretches.map(({ start, end }) => ({
    start,
    before: text.slice(start, end),
    after: atPlace(to, text, start),
  }));

/**
 * Places where the words stand and can be exchanged, in their order and apart: not within the other spelling, nor behind an article that would not fit
 * any more.
 */
function listStretches(text: string, from: string, to: string): Stretch[] {
  const isInWhole = withinAnyOf(quotePlaces(to, text));
  let done = 0;
  return quotePlaces(from, text)
    .toSorted((one, other) => one.start - other.start)
    .filter((stretch) => {
      const { start, end } = stretch;
      const isMeant =
        done <= start &&
        !isInWhole(stretch) &&
        !isPartOfName(text, start, end) &&
        isFitForArticle(text.slice(Math.max(0, start - ARTICLE_LENGTH), start), from, to);
      if (isMeant) done = end;
      return isMeant;
    });
}

/** Makes the check whether a stretch lies within one of others. */
function withinAnyOf(others: readonly Stretch[]) {
  const ends = new Map(others.map(({ start, end }) => [start, end]));
  const longest = Math.max(0, ...new Set(others.map(({ start, end }) => end - start)));
  return ({ start, end }: Stretch): boolean => {
    for (let at = start; at >= 0 && at > end - longest - 1; at -= 1)
      if ((ends.get(at) ?? 0) >= end) return true;
    return false;
  };
}

/** "K8s-based" can be respelled; "k8s.io", "AWS/EKS" and "R&D" are names of their own. */
const isPartOfName = (text: string, start: number, end: number): boolean =>
  /[.@/&_#+\\]/u.test(text.charAt(start - 1)) || /^(?:[@&_#+\\/]|\.\p{L})/u.test(text.slice(end));

const ARTICLE = /\b(an?)\s$/iu;
/** Characters of an article, its space, and what it begins behind. */
const ARTICLE_LENGTH = 4;

function isFitForArticle(before: string, from: string, to: string): boolean {
  return !ARTICLE.test(before) || isVowel(from) === isVowel(to);
}

/** Of capitals it is how a letter is called that counts, which is as often one as the other. */
const isVowel = (word: string): boolean =>
  /^(?:[AEFHILMNORSX]\p{Lu}|[aeiou](?!\p{Lu}))/u.test(word) || /^[AEIOU]\p{Ll}/u.test(word);

/** Begins a line with a capital where the words that stood there did. */
function atPlace(to: string, text: string, start: number): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const opens = !/[\p{L}\p{N}]/u.test(line);
  return opens && /\p{Lu}/u.test(text.charAt(start)) && /^\p{Ll}{2}/u.test(to)
    ? to.charAt(0).toUpperCase() + to.slice(1)
    : to;
}
