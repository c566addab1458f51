import type { TextPiece } from '@shortlist/placed-text';
import { textPiece } from '../text-piece.ts';
import type { ParagraphLook, TabStop } from './flow.ts';
import type { FlowLine, FlowPiece } from './split-lines.ts';

/** The place of a paragraph across the sheet. */
export type Column = { left: number; width: number };

/** The distance of stops that programs set where a paragraph has none of its own. */
const DEFAULT_TAB = 36;

/** Widths in sizes: of the common letter, and of ideographs. */
const LETTER = 0.5;
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

/** Letters are on average narrower than they are taken for, by this share of a text at most: it may end before a stop that it seems to pass. */
const SLACK = 0.2;

/** The pieces from one tab to the next. */
type Group = { tabs: number; pieces: FlowPiece[]; width: number };

/**
 * The pieces of a line with their places across the sheet, and how many rows the line would take: what is
 * too long wraps, which the places do not show.
 */
export function setLine(
  line: FlowLine,
  look: ParagraphLook,
  { left, width }: Column,
): { pieces: TextPiece[]; rows: number } {
  const groups = groupByTabs(line);
  const start = left + look.indent + look.firstLine;
  const starts = setGroups(groups, look, { left, start, width });
  const end = Math.max(0, ...groups.map((group, at) => (starts[at] ?? 0) + group.width));
  const shift = shiftOf(look.align, left + width - end);
  const set = groups.flatMap((group, at) => {
    const room = (starts[at + 1] ?? Number.POSITIVE_INFINITY) - (starts[at] ?? start);
    return setPieces(group, (starts[at] ?? start) + shift, Math.min(1, room / group.width));
  });
  const pieces = look.runsFromRight ? set.map(mirroredIn({ left, width })) : set;
  const room = Math.max(width - look.indent, 72);
  return { pieces, rows: Math.max(1, Math.ceil((end - left - look.indent) / room - 0.05)) };
}

/** Puts a piece as far from the right edge of the column as it stood from the left. */
const mirroredIn =
  ({ left, width }: Column) =>
  (piece: TextPiece): TextPiece => ({ ...piece, x: 2 * left + width - piece.x - piece.width });

function groupByTabs({ pieces, tabs }: FlowLine): Group[] {
  const groups: Group[] = [];
  for (const [at, piece] of pieces.entries()) {
    const group = groups.at(-1);
    const width = widthOf(piece);
    if (group && piece.before !== '\t') {
      group.width += width + (piece.before === ' ' ? spaceOf(piece) : 0);
      group.pieces.push(piece);
    } else {
      groups.push({ tabs: tabs[at] ?? 0, pieces: [piece], width });
    }
  }
  return groups;
}

/** Sets the start of each group: not before the one on its left has ended, but for what its letters may be narrower. */
function setGroups(
  groups: readonly Group[],
  { indent, firstLine, tabs }: ParagraphLook,
  { left, start, width }: { left: number; start: number; width: number },
): number[] {
  // The left edge of the paragraph is a stop for its hanging first line.
  const stops = firstLine < 0 ? [...tabs, { at: indent, align: 'start' as const }] : tabs;
  const starts: number[] = [];
  let x = start;
  let slack = 0;
  for (const group of groups) {
    for (let tab = 1; tab <= Math.min(group.tabs, 20); tab += 1) {
      const stop = nextStop(stops, { from: x - left, slack, width });
      const aligned =
        tab === group.tabs ? left + stop.at - hang(stop, group.width) : left + stop.at;
      x = Math.max(x - (stop.align === 'start' ? slack : 0), aligned);
      slack = 0;
    }
    starts.push(x);
    x += group.width;
    slack = SLACK * group.width;
  }
  return starts;
}

type Passed = { from: number; slack: number; width: number };

/** The stop that a tab behind `from` goes to. Stops that somebody set stand where they do for what is before them. */
function nextStop(stops: readonly TabStop[], { from, slack, width }: Passed): TabStop {
  const next = stops
    .filter(({ at, align }) => at > from + 1 - (align === 'start' ? slack : 0))
    .sort((one, other) => one.at - other.at)[0];
  if (next) return next;
  const at = Math.min((Math.floor(from / DEFAULT_TAB) + 1) * DEFAULT_TAB, Math.max(width, from));
  return { at, align: 'start' };
}

/** Returns how much of a text stands on the left of its stop. */
function hang({ align }: TabStop, width: number): number {
  if (align === 'start') return 0;
  return align === 'center' ? width / 2 : width;
}

function shiftOf(align: ParagraphLook['align'], room: number): number {
  if (align === 'start' || room < 0) return 0;
  return align === 'center' ? room / 2 : room;
}

function setPieces({ pieces }: Group, start: number, scale: number): TextPiece[] {
  let x = start;
  return pieces.map(({ text, before, size, bold, italic, link, hidden }, at) => {
    if (at > 0 && before === ' ') x += size * LETTER * 0.5 * scale;
    const width = widthOf({ text, size }) * scale;
    const piece = textPiece({ text, before, x, width, size, bold, italic, link });
    x += width;
    return hidden ? { ...piece, hidden } : piece;
  });
}

function widthOf({ text, size }: { text: string; size: number }): number {
  return (text.length + (text.match(WIDE)?.length ?? 0)) * size * LETTER;
}

const spaceOf = ({ size }: FlowPiece) => size * LETTER * 0.5;
