import type { TextLine, TextPiece } from '@shortlist/placed-text';
import { printedLines } from './printed-lines.ts';
import type { TextRun } from './text-run.ts';

/** Capitals rise so far above the base line, in sizes of the letters. */
const RISE = 0.75;

/** The lines of a page: those that are level, and then those that run up, down or askew. */
export function pageLines(runs: readonly TextRun[], page: number): TextLine[] {
  const turns = new Set(runs.map(({ turn }) => turn));
  turns.delete(0);
  const level = printedLines(turns.size === 0 ? runs : runs.filter(({ turn }) => turn === 0), page);
  return [
    ...level,
    ...[...turns].flatMap((turn) => {
      const turned = runs.filter((run) => run.turn === turn);
      const lines = printedLines(turned.map(laidLevel), page);
      return lines.flatMap(partedAtTabs).map((line) => turnedBack(line, turn));
    }),
  ];
}

/** Headings beside sections that stand one below the other are no line. */
function partedAtTabs(line: TextLine): TextLine[] {
  const parts: TextPiece[][] = [];
  for (const piece of line.pieces) {
    if (piece.before === '\t' || parts.length === 0) parts.push([{ ...piece, before: '' }]);
    else parts.at(-1)?.push(piece);
  }
  return parts.map((pieces) => ({ ...line, pieces }));
}

type Point = { x: number; y: number };

function turnPoint({ x, y }: Point, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

/** The run as it stands when the paper is turned until it is level. */
const laidLevel = (run: TextRun): TextRun => ({ ...run, ...turnPoint(run, -run.turn), turn: 0 });

/** A line that was laid level, with the box that it takes on the paper. */
function turnedBack(line: TextLine, degrees: number): TextLine {
  const left = Math.min(...line.pieces.map(({ x }) => x));
  const right = Math.max(...line.pieces.map(({ x, width }) => x + width));
  const rise = RISE * Math.max(...line.pieces.map(({ size }) => size));
  const corners = [left, right].flatMap((x) =>
    [line.y, line.y - rise].map((y) => turnPoint({ x, y }, degrees)),
  );
  const xs = corners.map(({ x }) => round(x));
  const ys = corners.map(({ y }) => round(y));
  const [x, top, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...ys)];
  const width = round(Math.max(...xs) - x);
  const pieces = line.pieces.map((piece) => ({ ...piece, x, width }));
  return { ...line, y: bottom, pieces, turned: { top, bottom } };
}

const round = (points: number) => Math.round(points * 100) / 100;
