import type { TextLine, TextPiece } from '@shortlist/parser';
import type { TextRun } from './text-runs.ts';

/** Gaps in parts of the letters' size: below the first is none, above the second a tab. */
const SPACE = 0.12;
const TAB = 1.15;

/** How far base lines of one line may differ, and how far a line may step back, in the same parts. */
const LEVEL = 0.35;
const STEP_BACK = 0.5;

type Building = { y: number; runs: TextRun[]; pieces: TextPiece[] };

/**
 * The lines of a page, in the order of the file. A line ends where the base line changes, or where the
 * text steps back: another column that happens to be level.
 */
export function printedLines(runs: readonly TextRun[], page: number): TextLine[] {
  const lines: Building[] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    const last = line?.runs.at(-1);
    if (line && last && goesOn(last, run)) addRun(line, last, run);
    else lines.push({ y: run.y, runs: [run], pieces: [toPiece(run, '')] });
  }
  return lines.map(({ y, pieces }) => ({ page, y, pieces, origin: 'body' }));
}

function goesOn(last: TextRun, next: TextRun): boolean {
  if (last.turned || next.turned) return false;
  const size = Math.max(last.size, next.size);
  if (Math.abs(last.y - next.y) > size * LEVEL) return false;
  if (last.rightToLeft || next.rightToLeft) return true;
  return next.x - (last.x + last.width) > -size * STEP_BACK;
}

function addRun(line: Building, last: TextRun, run: TextRun) {
  const before = between(last, run);
  const piece = line.pieces.at(-1);
  if (piece && before !== '\t' && looksLike(piece, run)) {
    const right = Math.max(piece.x + piece.width, run.x + run.width);
    piece.text += before + run.text;
    piece.x = Math.min(piece.x, run.x);
    piece.width = right - piece.x;
  } else {
    line.pieces.push(toPiece(run, before));
  }
  line.runs.push(run);
}

function between(last: TextRun, run: TextRun): TextPiece['before'] {
  const size = Math.min(last.size, run.size);
  // Text from right to left goes on at its left.
  const gap = run.x >= last.x ? run.x - (last.x + last.width) : last.x - (run.x + run.width);
  if (gap > size * TAB) return '\t';
  return run.spaceBefore || gap > size * SPACE ? ' ' : '';
}

const looksLike = (piece: TextPiece, run: TextRun): boolean =>
  piece.bold === run.bold &&
  piece.italic === run.italic &&
  piece.link === run.link &&
  Math.abs(piece.size - run.size) < 0.05 * piece.size;

const toPiece = (
  { text, x, width, size, bold, italic, link }: TextRun,
  before: TextPiece['before'],
): TextPiece => ({
  text,
  before,
  x: round(x),
  width: round(width),
  size: round(size),
  bold,
  italic,
  ...(link !== undefined && { link }),
});

const round = (points: number) => Math.round(points * 100) / 100;
