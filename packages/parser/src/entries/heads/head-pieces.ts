import { hasLegalForm, roleScore } from '../../evidence/word-score.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import type { Cell } from '../../lines/row.ts';
import { type Chunk, trimEdges } from '../chunks.ts';
import { isCampus } from './campus.ts';

/** The mark before a piece of a head: the weak marks, from "comma" on, may also stand within a name. */
export type PieceMark =
  | 'start'
  | 'line'
  | 'gap'
  | 'bar'
  | 'comma'
  | 'dash'
  | 'slash'
  | 'stop'
  | 'colon'
  | 'at'
  | 'in'
  | 'open'
  | 'close';

const STRONG_MARKS: ReadonlySet<PieceMark> = new Set(['start', 'line', 'gap', 'bar']);

/** Checks whether the mark may also stand within a name. */
export const isWeak = (mark: PieceMark): boolean => !STRONG_MARKS.has(mark);

/** Characters `from` to `to` of a chunk, between two marks of any kind. */
export type Piece = { chunk: Chunk; from: number; to: number; mark: PieceMark };

const AT = 'at|@|with|bei|bei der|beim|chez|presso|bij|w\\/';
const IN = "in|en|em|na|no|nella|nel|au|à la|à l['’](?=\\p{L})|am|im|an der|in der|in het|aan de";

/** The weak marks, each a group of the name of its mark. */
const MARKS = new RegExp(
  [
    '(?<comma>,\\s+)',
    '(?<dash>\\s+[–—-]{1,2}\\s+|\\s*—\\s*)',
    '(?<slash>\\s+[/⁄]\\s+)',
    '(?<stop>(?<=\\p{L}{3}|[).\\d])\\.\\s+(?=\\p{Lu}))',
    '(?<colon>:\\s+)',
    `(?<at>\\s+(?:${AT})\\s+)`,
    `(?<in>\\s+(?:${IN})\\s*(?<=\\s|['’]))`,
    '(?<open>\\s+\\((?=[^()]*\\)))',
    '(?<close>\\)(?:\\s+|$))',
  ].join('|'),
  'gu',
);

/** The same word before a part that another look has: "**Cook** at Ritz". */
const LED_BY_AT = new RegExp(`^(?:${AT})\\s+(?=\\p{Lu})`, 'u');

/** A head is read up to so many pieces. */
const MOST_PIECES = 14;

/** The pieces of a head in their order. A piece behind a label names one thing, and an employer may have its place. */
export const piecesOf = (chunks: readonly Chunk[]): Piece[] =>
  chunks
    .flatMap((chunk, at) => cutChunk(chunk, markBefore(chunk, chunks[at - 1])))
    .slice(0, MOST_PIECES);

function markBefore(chunk: Chunk, before: Chunk | undefined): PieceMark {
  if (!before) return 'start';
  if (chunk.line !== before.line) return 'line';
  return chunk.x - before.right > chunk.size * 1.5 ? 'gap' : 'bar';
}

/** The start of a chunk's first piece and the mark before it, which may be a word. */
function startOf({ text }: Chunk, mark: PieceMark): [number, PieceMark] {
  const led = mark === 'bar' ? LED_BY_AT.exec(text) : null;
  return led ? [led[0].length, 'at'] : [0, mark];
}

function cutChunk(chunk: Chunk, mark: PieceMark): Piece[] {
  if (chunk.labelled && chunk.labelled !== 'who')
    return [{ chunk, from: 0, to: chunk.text.length, mark }];
  const pieces: Piece[] = [];
  let [from, before] = startOf(chunk, mark);
  for (const match of chunk.text.matchAll(MARKS)) {
    const [found] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    if (!found || match.index <= from) continue;
    pieces.push({ chunk, from, to: match.index, mark: before });
    [from, before] = [match.index + match[0].length, found as PieceMark];
  }
  const end =
    pieces.length > 0 && !hasLegalForm(chunk.text.slice(from))
      ? chunk.text.replace(/(?<=\p{L}{2})\.$/u, '').length
      : Infinity;
  if (from < chunk.text.length)
    pieces.push({ chunk, from, to: Math.min(end, chunk.text.length), mark: before });
  return joinCampus(pieces);
}

/** The campus in the name of a university is no piece of its own, nor is "Inc.". */
function joinCampus(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const last = joined.at(-1);
    const [name, part, next] = [last, piece, pieces[at + 1]].map((each) => each && textOf(each));
    const isWhole = part === undefined || name === undefined;
    const isPart = !isWhole && isPartOfName(name, part, next, piece.mark);
    if (isPart && last) joined[joined.length - 1] = { ...last, to: piece.to };
    else joined.push(piece);
  }
  return joined;
}

/** "Dr. Amsel, Dentist": an employer who is named by a person. */
const PERSON = /^(?:Dr|Prof)\.?\s\p{Lu}[\p{L}.\s-]+$/u;

/** "Ludgrove, Tweddle & Moss LLP": partners who name their firm. */
const ONE_NAME = /^\p{Lu}[\p{L}'’-]+$/u;
const PARTNERS = /^\p{Lu}[\p{L}'’-]+ (?:&|and|und|et|y|e|en) \p{Lu}/u;

/** "Inc." goes on with the name before it; the forms of some languages begin a name themselves. */
const LEADING_FORM = /^(?:ооо|оао|зао|пао|тов|прат)(?:\s|$)/iu;

const beginsWithForm = (part: string): boolean =>
  hasLegalForm(part.split(' ')[0] ?? '') && !LEADING_FORM.test(part);

const isPartOfName = (
  name: string,
  part: string,
  next: string | undefined,
  mark: PieceMark,
): boolean =>
  ((mark === 'comma' || mark === 'stop') && beginsWithForm(part)) ||
  (mark === 'comma' && ONE_NAME.test(name) && PARTNERS.test(part) && hasLegalForm(part)) ||
  (mark === 'comma' && PERSON.test(name) && roleScore(part) > 0.9) ||
  ((mark === 'comma' || mark === 'dash') && isCampus(name, part, next));

const textOf = ({ chunk, from, to }: Piece): string => chunk.text.slice(from, to);

/** The stretch of a chunk from the first of two pieces to the second, brackets in pairs. */
export function joinPieces({ chunk, from }: Piece, { to }: Piece): Cell {
  const text = chunk.text.slice(from, to);
  const isOpen = text.lastIndexOf('(') > text.lastIndexOf(')') && chunk.text[to] === ')';
  return trimEdges(cutCell(chunk, from, isOpen ? to + 1 : to));
}
