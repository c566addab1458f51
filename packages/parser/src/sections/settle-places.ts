import type { Chunk } from '../entries/chunks.ts';
import { orderScore, type PairScores, splitAt, splitPair } from '../entries/pair.ts';
import { canBePlaces, looksLikePlace } from '../entries/place-tail.ts';
import { companyScore } from '../evidence/word-score.ts';
import type { Cell } from '../lines/row.ts';
import { joinPassages } from '../passage.ts';

/** A head taken apart: what is left to name things, and the place. */
export type Placed = { names: Chunk[]; place?: Cell; placeSure: number; standing?: string };

/** How sure a town is that is none of the known ones, but stands where they do. */
const BY_STANDING = 0.6;

/** How far the words of a role and an employer, both known, lean to one order. */
const BY_WORDS = 1.2;

/** What begins so much further left is in no column with it, in points. */
const INDENT = 10;

/** A place stands among the first parts of a head. */
const MOST_PARTS = 8;

/** The place that labels tell, a town and a country as one. */
export function toldPlace(parts: readonly Chunk[]): Cell | undefined {
  const [first, ...others] = parts.filter(({ told }) => told === 'where');
  return first && { ...first, ...joinPassages([first, ...others], ', ') };
}

/** Which of the parts of its line a part is, and of how many parts the head has. */
export const standingOf = (part: Chunk, all: readonly Chunk[]): string => {
  const line = all.filter((each) => each.line === part.line);
  return `${all.length} ${part.line} ${line.indexOf(part)}`;
};

/** Heads with towns of unknown names as their places, where other heads of the section have a known place there. */
export function settleByStanding<P extends Placed>(heads: readonly P[]): P[] {
  const known = new Set(heads.flatMap(({ standing }) => standing ?? []));
  return heads.map((head) => {
    if (head.place || known.size === 0) return head;
    const { names } = head;
    const town = names
      .slice(0, MOST_PARTS)
      .find((part, at) => at > 0 && known.has(standingOf(part, names)) && canBePlaces(part.text));
    return town ? withPlace(head, town) : head;
  });
}

/** The heads of jobs with towns of unknown names as their places: by what the heads of a section share, then by each. */
export function settlePlaces<P extends Placed>(heads: readonly P[], scores: PairScores): P[] {
  return settleBehindPairs(
    settleByStanding(heads).map(settleBesideDate).map(settleBetween),
    scores,
  );
}

/** The second of three texts, right behind the first, that can be a town: the third stands in a line of its own. */
function settleBetween<P extends Placed>(head: P): P {
  const [first, second, third] = head.names;
  if (head.place || !second || first?.line !== second.line || !third || third.line <= second.line)
    return head;
  const isBelow =
    canBePlaces(third.text) &&
    (looksLikePlace(third.text) || companyScore(second.text) > companyScore(third.text));
  return canBePlaces(second.text) && !isBelow ? withPlace(head, second) : head;
}

/** "2019 – 2021  Anytown" above the role and the employer, which begin where the dates do. */
function settleBesideDate<P extends Placed>(head: P): P {
  const [first, second, third] = head.names;
  if (head.place || !first?.isAside || !second || !third) return head;
  const isBelowDate = second.line > first.line && second.x < first.x - INDENT;
  return isBelowDate && canBePlaces(first.text) ? withPlace(head, first) : head;
}

const withPlace = <P extends Placed>(head: P, place: Chunk): P => ({
  ...head,
  names: head.names.filter((part) => part !== place),
  place,
  placeSure: BY_STANDING,
});

/**
 * Heads whose role and employer stand in one text, with the text behind them as their place, also a town of
 * an unknown name: the words between the two must say so, or all heads must be built so.
 */
function settleBehindPairs<P extends Placed>(heads: readonly P[], scores: PairScores): P[] {
  const isShared = heads.every(
    ({ names }, at) => names.length < 2 || hidesPlace(heads[at], scores),
  );
  return heads.map((head) => {
    const [pair, town] = head.names;
    const isTold = pair !== undefined && (splitAt(pair) !== undefined || namesBoth(pair, scores));
    if (!town || !hasTownBehind(head) || !(isTold || (isShared && hidesPlace(head, scores))))
      return head;
    return withPlace(head, town);
  });
}

/** Its words tell both the role and the employer. */
function namesBoth(cell: Cell, scores: PairScores): boolean {
  const pair = splitPair(cell, scores, undefined);
  return pair !== undefined && Math.abs(orderScore(pair, scores)) > BY_WORDS;
}

const hasTownBehind = ({ names: [, town, third], place }: Placed): boolean =>
  town !== undefined && !third && !place && canBePlaces(town.text);

/** Its first text is a role and an employer by their words, its second can be a town. */
function hidesPlace(head: Placed | undefined, scores: PairScores): boolean {
  const first = head?.names[0];
  const pair = first && hasTownBehind(head) ? splitPair(first, scores, undefined) : undefined;
  return pair !== undefined && Math.abs(orderScore(pair, scores)) > BY_STANDING;
}
