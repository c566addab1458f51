import { editScript } from './edit-script.ts';
import { countWords, likeness, wordsOf } from './likeness.ts';

/** From this share of common words on two texts are one that was changed. */
const LEAST_LIKE = 0.4;

/** Most items that come and go before pairs are looked for one by one. */
const MOST_EDITS = 500;

/** An item of a list: its id, if both lists know it by one, and what it says. */
export type Item = { readonly id?: string | undefined; readonly text: string };

/** Two places, in the list before and the list after, of what is one and the same. */
export type Pair = { readonly before: number; readonly after: number };

/**
 * Finds what two lists have in common: by ids, then by texts that are equal, in one order where they can be, then by those that are most alike. Each item has
 * one partner at most. Pairs are in the order of the list after.
 */
export function matchItems(before: readonly Item[], after: readonly Item[]): Pair[] {
  const pairs: Pair[] = [];
  const left = { before: new Set(before.keys()), after: new Set(after.keys()) };
  const join = (pair: Pair) => {
    if (!left.before.has(pair.before) || !left.after.has(pair.after)) return;
    left.before.delete(pair.before);
    left.after.delete(pair.after);
    pairs.push(pair);
  };

  for (const [at, { id }] of after.entries()) {
    const from = id === undefined ? -1 : before.findIndex((each) => each.id === id);
    join({ before: from, after: at });
  }
  for (const pair of equalInOrder(before, after, left)) join(pair);
  for (const at of [...left.after]) {
    const { text } = after[at] ?? { text: '' };
    const from = [...left.before].find((place) => before[place]?.text === text);
    if (from !== undefined && text !== '') join({ before: from, after: at });
  }
  for (const pair of likePairs(before, after, left)) join(pair);
  return pairs.sort((one, other) => one.after - other.after);
}

/** Pairs that say the same, the most that are in one order: of several that say the same none is moved. */
function equalInOrder(before: readonly Item[], after: readonly Item[], left: Left): Pair[] {
  const places = { before: [...left.before], after: [...left.after] };
  const textsAt = (items: readonly Item[], at: readonly number[]) =>
    at.map((place) => items[place]?.text ?? '');
  const script = editScript({
    old: textsAt(before, places.before),
    now: textsAt(after, places.after),
    isSame: (one, other) => one === other && one !== '',
    mostEdits: MOST_EDITS,
  });
  return (script ?? [])
    .filter(({ kind }) => kind === 'same')
    .map((step) => ({
      before: places.before[step.before] ?? 0,
      after: places.after[step.after] ?? 0,
    }));
}

type Left = { before: ReadonlySet<number>; after: ReadonlySet<number> };

/** The pairs that are alike, the most alike first, of equal ones the nearest. */
function likePairs(before: readonly Item[], after: readonly Item[], left: Left): Pair[] {
  const counted = (items: readonly Item[], places: ReadonlySet<number>) =>
    [...places].map((at) => ({ at, words: countWords(wordsOf(items[at]?.text ?? '')) }));
  const others = counted(after, left.after);
  const pairs = counted(before, left.before).flatMap((from) =>
    others.map((to) => ({
      before: from.at,
      after: to.at,
      like: likeness(from.words, to.words),
    })),
  );
  const distance = (pair: Pair) => Math.abs(pair.before - pair.after);
  return pairs
    .filter(({ like }) => like >= LEAST_LIKE)
    .sort((one, other) => other.like - one.like || distance(one) - distance(other));
}

/**
 * Finds the fewest of some pairs that have been moved: all others are in one order in both lists. The longest increasing
 * subsequence, by patience sorting (C. Schensted, 1961; M. L. Fredman, 1975).
 */
export function movedPairs(pairs: readonly Pair[]): ReadonlySet<Pair> {
  const piles: Pair[] = [];
  const before = new Map<Pair, Pair | undefined>();
  for (const pair of pairs) {
    const found = piles.findIndex((top) => top.before > pair.before);
    const pile = found < 0 ? piles.length : found;
    before.set(pair, piles[pile - 1]);
    piles[pile] = pair;
  }
  const moved = new Set(pairs);
  for (let pair = piles.at(-1); pair; pair = before.get(pair)) moved.delete(pair);
  return moved;
}
