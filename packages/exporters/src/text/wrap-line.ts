import { displayWidth, isWide } from './display-width.ts';

/** Columns of the page. */
export const COLUMNS = 78;

/** What parts a text from what stands at the right edge of its line. */
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
  const { lead = '', trailing = '', isFlush = false, lastColumns = COLUMNS } = options;
  const indent = isFlush ? '' : ' '.repeat(displayWidth(lead) || 2);
  const suffix = trailing === '' ? 0 : LEAST_GAP + displayWidth(trailing);
  const lines: string[] = [];
  let line = lead;
  let isEmpty = true;
  const pieces = piecesOf(text);
  for (const [at, piece] of pieces.entries()) {
    const added = (piece.isSpaced && !isEmpty ? ' ' : '') + piece.text;
    const last = lines.length === 0 ? Math.min(COLUMNS - suffix, lastColumns) : COLUMNS - suffix;
    const room = at === pieces.length - 1 ? last : COLUMNS;
    if (!isEmpty && displayWidth(line) + displayWidth(added) > room) {
      lines.push(line);
      line = indent + piece.text;
    } else line += added;
    isEmpty = false;
  }
  return [...lines, withTrailing(line, trailing)];
}

function withTrailing(line: string, trailing: string): string {
  if (trailing === '') return line;
  const gap = COLUMNS - displayWidth(line) - displayWidth(trailing);
  return line + ' '.repeat(Math.max(line === '' ? 0 : LEAST_GAP, gap)) + trailing;
}

/** A mark that leads an item of a list, or draws a line: alone, or a number or a letter with its stop. */
const MARK = /^(?:[^\p{L}\p{N}]+|[oüØ§]|\(?(?:\p{N}{1,3}|\p{L}|[ivxlc]{1,5})[.)])$/iu;
/** Signs that lead an item whatever follows them. */
const BULLET = /^(?![\p{Ps}\p{Pi}\p{Pf}\p{Sc}"'@&])[^\p{L}\p{N}\p{M}]/u;

/** The pieces of a text; one that would read as a mark at the start of a line stays with what is before it. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const word of text.split(' ')) {
    for (const [at, part] of cutWide(word).entries()) {
      const last = pieces.at(-1);
      const isSpaced = at === 0;
      const isBound =
        MARK.test(part) || BULLET.test(part) || (isSpaced && last && isBetweenWide(last.text, part));
      if (last && isBound) last.text += (isSpaced ? ' ' : '') + part;
      else pieces.push({ text: part, isSpaced: isSpaced && last !== undefined });
    }
  }
  return pieces;
}

/** A space between ideographs is part of the text, and would be lost where a line ends. */
const isBetweenWide = (before: string, after: string): boolean =>
  isWide([...before].at(-1) ?? '') && isWide([...after][0] ?? '');

/** A word cut where ideographs meet; their stops and closing brackets stay behind them, opening ones before. */
function cutWide(word: string): string[] {
  const parts: string[] = [];
  let before = '';
  for (const character of word) {
    const isCut =
      isWide(before) && isWide(character) && !/\p{Ps}/u.test(before) && !/[\p{Pe}\p{Po}ー]/u.test(character);
    if (isCut || parts.length === 0) parts.push(character);
    else parts[parts.length - 1] += character;
    before = character;
  }
  return parts;
}
