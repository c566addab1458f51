import type { TextLine, TextPiece } from '@shortlist/placed-text';
import { textPiece } from '../../text-piece.ts';
import { composeAccents, endsInAccent } from './compose-accents.ts';
import type { TextRun } from './text-run.ts';

/** Gaps in parts of the letters' size: below the first is none, above the second a tab. */
const SPACE = 0.12;
const TAB = 1.15;

/** A tab between words whose letters are set apart, in the same parts. */
const SPACED_TAB = 2.5;

/** A gap that is wider than that between words: another column may begin. */
const WIDE = 0.32;

/** The most that base lines of one line may differ, and that a line may step back, in the same parts. */
const LEVEL = 0.35;
const STEP_BACK = 0.5;

/** The most that it may step back below an accent that was drawn first, in the same parts. */
const STEP_BELOW = 1;

type Building = { y: number; runs: TextRun[]; pieces: TextPiece[]; rightToLeft: boolean };

/**
 * The lines of a page, in the order of the file. A line ends where the base line changes, or where the
 * text steps back: another column that happens to be level.
 */
export function printedLines(runs: readonly TextRun[], page: number): TextLine[] {
  const lines: Building[] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    const last = line?.runs.at(-1);
    if (line && last && goesOn(line, last, run)) addRun(line, last, run);
    else lines.push(startLine(run));
  }
  return lines.map(({ y, pieces, runs: placed }) => ({
    page,
    y,
    pieces: pieces.map((piece) => ({ ...piece, text: composeAccents(piece.text) })),
    origin: 'body',
    ...taggedAs(placed),
  }));
}

/** Checks whether the tags put them in two paragraphs: a label beside a text. */
const areApart = (one: TextRun, next: TextRun): boolean =>
  one.block !== undefined && next.block !== undefined && one.block.number !== next.block.number;

/** Reads the tags of a line: the block in which it ends, and whether it begins in another. */
function taggedAs(runs: readonly TextRun[]): Pick<TextLine, 'paragraph' | 'heading' | 'label'> {
  const blocks = runs.flatMap(({ block }) => block ?? []);
  const block = blocks.at(-1);
  if (!block) return {};
  const { number: paragraph, heading } = block;
  return {
    paragraph,
    ...(heading !== undefined && { heading }),
    ...(blocks[0]?.number !== paragraph && { label: true as const }),
  };
}

const startLine = (run: TextRun): Building => ({
  y: run.y,
  runs: [run],
  pieces: [toPiece(run, '')],
  rightToLeft: isRightToLeft(run),
});

const isRightToLeft = (run: TextRun): boolean => run.rightToLeft || run.amongRightToLeft;

function goesOn(line: Building, last: TextRun, next: TextRun): boolean {
  const size = Math.max(last.size, next.size);
  if (Math.abs(last.y - next.y) > size * LEVEL) return false;
  if (line.rightToLeft || isRightToLeft(next)) return true;
  const back = endsInAccent(last.text) ? STEP_BELOW : STEP_BACK;
  return next.x - (last.x + last.width) > -size * back;
}

function addRun(line: Building, last: TextRun, run: TextRun) {
  const gap = gapBefore(line, last, run);
  const before = between(last, run, gap);
  line.rightToLeft ||= isRightToLeft(run);
  const piece = line.pieces.at(-1);
  if (piece && gap < run.size * WIDE && looksLike(piece, run) && !areApart(last, run)) {
    const right = Math.max(piece.x + piece.width, run.x + run.width);
    piece.text += before + run.text;
    piece.x = Math.min(piece.x, run.x);
    piece.width = right - piece.x;
  } else {
    line.pieces.push(toPiece(run, before));
  }
  line.runs.push(run);
}

/**
 * Signs that follow a word closely. Where the last sign of a word that is actual text stands above its
 * letter, the word ends further right than its glyphs seem to.
 */
const CLOSING = /^[.,;:!?)\]%]/;

/** So many runs of a line may be read before one that stands beside it: words of another direction. */
const NEAR = 16;

/** In a line of two directions text goes on beside any of what was read before it. */
function gapBefore(line: Building, last: TextRun, run: TextRun): number {
  const beside = line.rightToLeft || isRightToLeft(run) ? line.runs.slice(-NEAR) : [last];
  return Math.min(...beside.map((other) => gapBetween(other, run)));
}

function between(last: TextRun, run: TextRun, gap: number): TextPiece['before'] {
  const size = Math.min(last.size, run.size);
  if (areApart(last, run)) return '\t';
  if (gap > size * (last.isSpaced && run.isSpaced ? SPACED_TAB : TAB)) return '\t';
  if (last.isActualText && CLOSING.test(run.text)) return '';
  return run.spaceBefore || gap > size * SPACE ? ' ' : '';
}

const gapBetween = (one: TextRun, other: TextRun): number =>
  other.x >= one.x ? other.x - (one.x + one.width) : one.x - (other.x + other.width);

const looksLike = (piece: TextPiece, run: TextRun): boolean =>
  piece.bold === run.bold &&
  piece.italic === run.italic &&
  piece.link === run.link &&
  (piece.hidden === true) === run.isHidden &&
  Math.abs(piece.size - run.size) < 0.05 * piece.size;

const toPiece = (run: TextRun, before: TextPiece['before']): TextPiece => ({
  ...textPiece({ ...run, before }),
  ...(run.isHidden && { hidden: true as const }),
});
