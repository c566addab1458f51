import { quotePlaces } from '@shortlist/keywords';
import type { Edit, Resume, Sections } from '@shortlist/model';
import { isPlaceLocked } from '../locks.ts';
import type { Change, TextPlace } from '../suggestion.ts';
import { editsInTurn, replaceAt, textAt } from '../text-places.ts';

type Respelling = Extract<Change, { type: 'respell' }>;

/** Returns the edits that write words of texts in another spelling; none of a text that has them in it already. */
export function respell(
  resume: Resume,
  { places, from, to, isOnce = false }: Respelling,
  sections: Sections,
): Edit[] {
  const isDone = (now: Resume) =>
    isOnce && places.some((place) => quotePlaces(to, textAt(now, place)).length > 0);
  const edits = editsInTurn(
    resume,
    sections,
    places.map((place) => (now) => {
      if (isDone(now)) return undefined;
      const found = isPlaceLocked(now, place) ? [] : listStretches(textAt(now, place), from, to);
      const stretches = isOnce ? found.slice(0, 1) : found;
      if (stretches.length === 0) return undefined;
      const text = textAt(now, place);
      return replaceAt(now, place, { stretches, to: ({ start }) => atPlace(to, text, start) });
    }),
  );
  return edits;
}

/** Checks whether a change of spelling would do anything at a place. */
export const canRespell = (resume: Resume, place: TextPlace, from: string, to: string): boolean =>
  !isPlaceLocked(resume, place) && listStretches(textAt(resume, place), from, to).length > 0;

/** The text of a place, respelled. */
export function respelled(text: string, from: string, to: string): string {
  return listStretches(text, from, to)
    .toReversed()
    .reduce(
      (said, { start, end }) => said.slice(0, start) + atPlace(to, text, start) + said.slice(end),
      text,
    );
}

/** Places where the words stand and can be exchanged: not within the other spelling, nor behind an article that would not fit any more. */
function listStretches(text: string, from: string, to: string) {
  const whole = quotePlaces(to, text);
  return quotePlaces(from, text).filter(
    ({ start, end }) =>
      !whole.some((place) => place.start <= start && end <= place.end) &&
      !isPartOfName(text, start, end) &&
      isFitForArticle(text.slice(0, start), from, to),
  );
}

/** "K8s-based" can be respelled; "k8s.io", "AWS/EKS" and "R&D" are names of their own. */
const isPartOfName = (text: string, start: number, end: number): boolean =>
  /[.@/&_#+\\]$/u.test(text.slice(0, start)) || /^(?:[@&_#+\\/]|\.\p{L})/u.test(text.slice(end));

const ARTICLE = /\b(an?)\s$/iu;

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
