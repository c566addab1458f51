import { companyScore, roleScore } from '../evidence/word-score.ts';
import { cutCell } from '../lines/cut-cell.ts';
import type { Cell } from '../lines/row.ts';
import { trimEdges } from './chunks.ts';

/** Two texts in the order in which they stand. */
export type Pair = { first: Cell; second: Cell };

/** How much a text reads as the one thing and as the other. */
export type PairScores = { one: (text: string) => number; other: (text: string) => number };

const AT = /\s+(?:at|@|bei|bei der|beim|chez|presso|bij|w\/)\s+/iu;
const IN =
  /\s+(?:en|em|na|no|nella|nel|au|à la|à l['’](?=\p{L})|am|im|an der|in der|in het|aan de)\s*(?<=\s|['’])/iu;
const DASH = /\s+[–—-]{1,2}\s+|\s*—\s*/gu;
const COMMA = /,\s+/gu;

/** "Engineer at Acme" → the two; the order is told. */
export function splitAt(cell: Cell): Pair | undefined {
  const match = AT.exec(cell.text);
  return match ? pairOf(cell, match.index, match[0].length) : undefined;
}

/**
 * "Enfermera en Hospital Royo" → the two. These words also stand within roles ("Técnico en redes"): the text must
 * read as a role before them and as an employer behind.
 */
export function splitIn(cell: Cell): Pair | undefined {
  const match = IN.exec(cell.text);
  const pair = match ? pairOf(cell, match.index, match[0].length) : undefined;
  if (!pair || roleScore(pair.first.text) <= 0.5) return undefined;
  return companyScore(pair.second.text) > 0.5 ? pair : undefined;
}

/**
 * Cuts one text into two at the dash or comma that leaves the two most like what they should be, in
 * either order. Without any such evidence the last of the strongest separators is taken.
 */
export function splitPair(
  cell: Cell,
  scores: PairScores,
  oneFirst: boolean | undefined,
): Pair | undefined {
  const dashes = [...cell.text.matchAll(DASH)];
  const cuts = dashes.length > 0 ? dashes : [...cell.text.matchAll(COMMA)];
  let best: { pair: Pair; score: number } | undefined;
  for (const { index, 0: mark } of cuts) {
    const pair = pairOf(cell, index, mark.length);
    if (!pair) continue;
    const score = pairScore(pair, scores, oneFirst);
    if (!best || score >= best.score) best = { pair, score };
  }
  return best?.pair;
}

function pairScore(
  { first, second }: Pair,
  { one, other }: PairScores,
  oneFirst: boolean | undefined,
): number {
  const forth = one(first.text) + other(second.text) - one(second.text) / 2;
  const back = other(first.text) + one(second.text) - other(second.text) / 2;
  if (oneFirst === undefined) return Math.max(forth, back);
  return oneFirst ? forth : back;
}

function pairOf(cell: Cell, at: number, mark: number): Pair | undefined {
  const first = trimEdges(cutCell(cell, 0, at));
  const second = trimEdges(cutCell(cell, at + mark));
  return first.text !== '' && second.text !== '' ? { first, second } : undefined;
}

/** Above zero where the pair stands one-first, below where other-first. */
export function orderScore({ first, second }: Pair, { one, other }: PairScores): number {
  return one(first.text) + other(second.text) - one(second.text) - other(first.text);
}
