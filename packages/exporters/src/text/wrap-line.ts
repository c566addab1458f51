import { displayWidth, isWide } from './display-width.ts';

/** Columns of the page. */
export const COLUMNS = 78;

/** The least gap between a text and what stands at the right edge of its line. Columns. */
const LEAST_GAP = 3;

type WrapOptions = {
  /** Stands before the first line; the other lines begin below what follows it, or two columns in. */
  lead?: string;
  /** Stands at the right edge of the last line. */
  trailing?: string;
  /** Other lines begin where the first does. */
  isFlush?: boolean;
  /** A text that is wider is broken, although it fits. */
  lastColumns?: number;
};

/** A piece of a text that is not broken, and whether a space parts it from the one before. */
type Piece = { text: string; isSpaced: boolean };

/**
 * The lines of a text on a page of `COLUMNS` columns. Lines are broken at spaces and between ideographs, never within a
 * word, and never so that a line begins with what reads as the mark of a list; a longer word runs over the edge.
 */
export function wrapLine(text: string, options: WrapOptions = {}): string[] {
  const { lead = '', trailing = '', isFlush = false } = options;
  const indent = isFlush ? '' : ' '.repeat(displayWidth(lead) || 2);
  const [first, ...pieces] = piecesOf(text);
  const lines = [lead + (first?.text ?? '')];
  for (const [at, piece] of pieces.entries()) {
    const isLast = at === pieces.length - 1;
    const added = joined(lines.at(-1), piece);
    const room = isLast ? roomForLast(lines.length === 1, options) : COLUMNS;
    if (displayWidth(added) > room) lines.push(indent + piece.text);
    else lines[lines.length - 1] = added;
  }
  return [...lines.slice(0, -1), withTrailing(lines.at(-1) ?? '', trailing)];
}

const joined = (line = '', { text, isSpaced }: Piece): string =>
  line + (isSpaced ? ' ' : '') + text;

/** Returns the width that the line may have that ends the text. */
function roomForLast(
  isFirst: boolean,
  { trailing = '', lastColumns = COLUMNS }: WrapOptions,
): number {
  const room = COLUMNS - (trailing === '' ? 0 : LEAST_GAP + displayWidth(trailing));
  return isFirst ? Math.min(room, lastColumns) : room;
}

function withTrailing(line: string, trailing: string): string {
  if (trailing === '') return line;
  const gap = COLUMNS - displayWidth(line) - displayWidth(trailing);
  return line + ' '.repeat(Math.max(line === '' ? 0 : LEAST_GAP, gap)) + trailing;
}

/** A mark that leads an item of a list, or draws a line: alone, or a number or a letter with its stop. */
const MARK = /^(?:[^\p{L}\p{N}]+|[oüØ§]|\(?(?:\p{N}{1,2}|\p{L}|[ivxlc]{1,5})[.)])$/iu;
/** Signs that lead an item whatever follows them. */
const BULLET = /^(?![\p{Ps}\p{Pi}\p{Pf}\p{Sc}"'@&])[^\p{L}\p{N}\p{M}]/u;

/** The pieces of a text; one that would read as a mark at the start of a line stays with what is before it. */
function piecesOf(text: string): Piece[] {
  const parts = text
    .split(' ')
    .flatMap((word) => cutWide(word).map((part, at) => ({ text: part, isSpaced: at === 0 })));
  const pieces: Piece[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (last && isBound(last.text, part)) last.text = joined(last.text, part);
    else pieces.push(part);
  }
  return pieces;
}

const isBound = (before: string, { text, isSpaced }: Piece): boolean =>
  MARK.test(text) || BULLET.test(text) || (isSpaced && isBetweenWide(before, text));

/** A space between ideographs is part of the text, and would be lost where a line ends. */
const isBetweenWide = (before: string, after: string): boolean =>
  isWide([...before].at(-1) ?? '') && isWide([...after][0] ?? '');

/** A word cut where ideographs meet; their stops and closing brackets stay behind them, opening ones before. */
function cutWide(word: string): string[] {
  const parts: string[] = [];
  let before = '';
  for (const character of word) {
    const isCut =
      isWide(before) &&
      isWide(character) &&
      !/\p{Ps}/u.test(before) &&
      !/[\p{Pe}\p{Po}ー]/u.test(character);
    if (isCut || parts.length === 0) parts.push(character);
    else parts[parts.length - 1] += character;
    before = character;
  }
  return parts;
}
