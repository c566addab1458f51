import { diffWords } from './diff-words.ts';
import type { Place, Side, TextChange } from './difference.ts';
import { type Item, matchItems, movedPairs } from './match.ts';
import type { Line } from './printed-items.ts';

/** The changes from the lines of one place to those of the other. */
export const diffLines = (
  before: readonly Line[],
  after: readonly Line[],
  place: Place,
): TextChange[] =>
  diffLists(before, after, {
    added: (line) => ({ of: 'text', place, side: sideOf(line) }),
    changed: (old, now) => diffTexts(sideOf(old), sideOf(now), { of: 'text', place }),
  });

const sideOf = ({ text, source }: Line): Side => ({ text, sources: [source] });

/** An item as a whole: its place and all that it says. */
export type Whole = Pick<TextChange, 'of' | 'place'> & { side: Side };

/** The change of one text, if it is one. */
export function diffTexts(
  before: Side,
  after: Side,
  of: Pick<TextChange, 'of' | 'place'>,
): TextChange[] {
  if (before.text === after.text) return [];
  return [{ ...of, kind: 'changed', before, after, runs: diffWords(before.text, after.text) }];
}

type Comparing<I> = { added: (item: I) => Whole; changed: (before: I, after: I) => TextChange[] };

/** The changes from one list to another: of what both have, and what comes, goes and is moved. */
export function diffLists<I extends Item>(
  before: readonly I[],
  after: readonly I[],
  { added, changed }: Comparing<I>,
): TextChange[] {
  const pairs = matchItems(before, after);
  const moved = movedPairs(pairs);
  const gone = goneBehind(before, new Set(pairs.map((pair) => pair.before)));
  const removedBehind = (at: number) =>
    (gone.get(at) ?? []).map((item): TextChange => {
      const { side, ...of } = added(item);
      return { ...of, kind: 'removed', before: side };
    });
  const pairOf = new Map(pairs.map((pair) => [pair.after, pair]));
  return [
    ...removedBehind(FIRST),
    ...after.flatMap((item, at): TextChange[] => {
      const pair = pairOf.get(at);
      const { side, ...of } = added(item);
      const old = pair && before[pair.before];
      if (!pair || !old) return [{ ...of, kind: 'added', after: side }];
      const move: TextChange[] = moved.has(pair)
        ? [{ ...of, kind: 'moved', before: added(old).side, after: side }]
        : [];
      return [...move, ...changed(old, item), ...removedBehind(pair.before)];
    }),
  ];
}

/** The place before the first item of a list. */
const FIRST = -1;

/** The items that are not kept, by the place of the kept one that they follow. */
function goneBehind<I>(items: readonly I[], kept: ReadonlySet<number>): ReadonlyMap<number, I[]> {
  const gone = new Map<number, I[]>();
  let last = FIRST;
  for (const [at, item] of items.entries()) {
    if (kept.has(at)) last = at;
    else gone.set(last, [...(gone.get(last) ?? []), item]);
  }
  return gone;
}
