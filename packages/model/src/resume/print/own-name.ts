import type { Mark } from '../../points/mark.ts';
import type { EntriesOfAnyKind } from '../sections/create-sections.ts';
import type { PrintedEntry } from './printed-entry.ts';

/** A word of a name, or an initial with its full stop. */
const NAME_WORD = /[\p{L}\p{M}][\p{L}\p{M}'’‑-]*\.?/gu;

type Word = { readonly from: number; readonly to: number; readonly text: string };

/** An entry in which the person's own name is bold among those of other people. */
export function withOwnName(
  { fields }: EntriesOfAnyKind,
  entry: PrintedEntry,
  fullName: string,
): PrintedEntry {
  const named = new Set(
    fields.flatMap(({ namesPeople, members }) => (namesPeople ? Object.keys(members) : [])),
  );
  if (named.size === 0) return entry;
  const remarks = entry.remarks.map((remark) => {
    const marks = named.has(remark.ref.field) ? ownNameMarks(remark.text, fullName) : [];
    return marks.length > 0 ? { ...remark, marks } : remark;
  });
  return { ...entry, remarks };
}

/**
 * Marks the person's own name among the names of a text in bold: whole, turned round ("Byron, Ada"), or with initials
 * for first names ("A. Byron", "Byron A"). A namesake with other initials is somebody else.
 */
function ownNameMarks(text: string, fullName: string): Mark[] {
  const own = wordsOf(fullName).map(({ text: word }) => keyOf(word));
  const surname = own.at(-1);
  if (surname === undefined) return [];
  const given = own.slice(0, -1);
  const words = wordsOf(text);
  return words.flatMap((word, at) => {
    if (keyOf(word.text) !== surname) return [];
    const stretch = given.length === 0 ? word : aroundSurname(text, { words, at, given });
    return stretch ? [{ from: stretch.from, to: stretch.to, bold: true as const }] : [];
  });
}

/** The words of a text, and which of them is the surname. */
type Found = { words: readonly Word[]; at: number; given: readonly string[] };
type Stretch = Pick<Word, 'from' | 'to'>;

/** The surname with the given names before it, or else behind it; undefined where neither are the person's. */
function aroundSurname(text: string, found: Found): Stretch | undefined {
  const { words, at } = found;
  let first = at;
  while (first > 0 && /^[\s‑-]*$/u.test(textBetween(text, words, first - 1))) first -= 1;
  if (first === at) return behindSurname(text, found);
  const isOwn = words.slice(first, at).every((word) => isGiven(word, found));
  return isOwn ? stretchOf(words, first, at) : undefined;
}

/** The surname with the given names behind it: "Byron, A. K.". */
function behindSurname(text: string, found: Found): Stretch | undefined {
  const { words, at } = found;
  let last = at;
  while (isGiven(words[last + 1], found)) {
    const isNext = last === at ? /^,?\s+$/u : /^\s*$/u;
    if (!isNext.test(textBetween(text, words, last))) break;
    last += 1;
  }
  return last > at ? stretchOf(words, at, last) : undefined;
}

const textBetween = (text: string, words: readonly Word[], at: number): string =>
  text.slice(words[at]?.to, words[at + 1]?.from);

const stretchOf = (words: readonly Word[], first: number, last: number): Stretch => ({
  from: words[first]?.from ?? 0,
  to: words[last]?.to ?? 0,
});

const isGiven = (word: Word | undefined, { given }: Found): boolean =>
  word !== undefined && given.some((name) => isNameOrInitial(keyOf(word.text), name));

const isNameOrInitial = (word: string, name: string): boolean =>
  word === name || (word.length === 1 && name.startsWith(word));

const keyOf = (word: string): string =>
  word.replace(/\.$/u, '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(NAME_WORD), ({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    text: word,
  }));
