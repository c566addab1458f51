import { tokensIn } from './words-in.ts';

/** So many words in a row are one, or other words, where a program parts or joins them otherwise: "E d ucat i o n". */
const MOST = 12;

/** Some words in a row: the first of them, and the one behind the last. */
type Stretch = { from: number; to: number };

type Texts = {
  /** The text of the other program, and ours, each in its order. */
  theirs: string;
  ours: string;
  /** Takes words of ours that stand for none of the other program's; false where they are not there, or no more. */
  take: (words: readonly string[]) => boolean;
};

/**
 * Makes the check of whether a word of another program is in ours, parted or joined otherwise: a few whole words of theirs in a
 * row, the word among them, have the letters of a few whole words of ours in a row, which stand for no other word. Each
 * such place of theirs excuses each of its words once, so that a word that ours lacks cannot be found within another. A
 * letter that is set higher or lower than its word may stand behind it: "LAT X E".
 */
export function splitWords({ theirs, ours, take }: Texts): (word: string) => boolean {
  const own = tokensIn(ours);
  const others = tokensIn(theirs);
  const stretches = stretchesByLetters(own);
  const places = placesOf(others);
  const pairs = new Set<string>();
  const used = new Set<number>();

  const ourLetters = byLetters(own);
  const sameAs = (tokens: readonly string[]): Stretch[] => [
    ...(stretches.get(tokens.join('')) ?? []),
    ...(tokens.some(({ length }) => length === 1) ? (ourLetters.get(lettersOf(tokens)) ?? []) : []),
  ];
  const takeAll = ({ from, to }: Stretch): boolean => take(own.slice(from, to).filter(isWord));
  const isSplitAt = (at: number): boolean =>
    around(at, others.length).some(({ from, to }) => {
      const pair = `${from} ${to}`;
      if (pairs.has(pair)) return true;
      const same = sameAs(others.slice(from, to));
      if (!same.some((each) => each.to - each.from + to - from > 2 && takeAll(each))) return false;
      pairs.add(pair);
      return true;
    });

  return (word) => {
    const at = places.get(word)?.find((place) => !used.has(place) && isSplitAt(place));
    if (at === undefined) return false;
    used.add(at);
    return true;
  };
}

const isWord = (token: string): boolean => token.length > 2;

function placesOf(tokens: readonly string[]): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, token] of tokens.entries()) places.set(token, [...(places.get(token) ?? []), at]);
  return places;
}

/** All stretches of up to `MOST` words, by their letters. */
function stretchesByLetters(tokens: readonly string[]): ReadonlyMap<string, Stretch[]> {
  const stretches = new Map<string, Stretch[]>();
  for (const from of tokens.keys())
    for (let to = from + 1; to <= Math.min(from + MOST, tokens.length); to += 1) {
      const letters = tokens.slice(from, to).join('');
      stretches.set(letters, [...(stretches.get(letters) ?? []), { from, to }]);
    }
  return stretches;
}

/** Each word by its letters, in whatever order. */
function byLetters(tokens: readonly string[]): ReadonlyMap<string, Stretch[]> {
  const words = new Map<string, Stretch[]>();
  for (const [from, token] of tokens.entries()) {
    const letters = lettersOf([token]);
    words.set(letters, [...(words.get(letters) ?? []), { from, to: from + 1 }]);
  }
  return words;
}

const lettersOf = (tokens: readonly string[]): string =>
  Array.from(tokens.join('')).toSorted().join('');

/** The stretches of up to `MOST` words that hold a word. */
const around = (at: number, count: number): Stretch[] =>
  Array.from({ length: MOST }, (_, before) => at - before)
    .filter((from) => from >= 0)
    .flatMap((from) =>
      Array.from({ length: MOST - (at - from) }, (_, behind) => ({ from, to: at + 1 + behind })),
    )
    .filter(({ to }) => to <= count);
