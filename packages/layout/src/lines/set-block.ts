import type { Block } from '@shortlist/document';
import { baseLevel, type Direction } from '@shortlist/text';
import { type Cluster, isSpace, widthOf } from '../text/cluster.ts';
import { itemize, type Paragraph } from '../text/itemize.ts';
import type { PreparedBlock } from '../text/prepare-block.ts';
import type { TextMeasurer } from '../text-measurer.ts';
import { balancedMeasure } from './balance-lines.ts';
import { breakLines } from './break-lines.ts';

/** One line of a block: up to three texts on one baseline, none of which overlap. */
export type SetLine = { marker: Cluster[]; text: Cluster[]; trailing: Cluster[] };

/** A block as lines. `indent` is on the side where its text starts. Points. */
export type SetBlock = { block: Block; direction: Direction; indent: number; lines: SetLine[] };

/**
 * Breaks a block's text into lines no wider than `measure` points.
 *
 * The trailing stands beside the first line where that leaves the text half of the measure or the
 * whole of what it needs; otherwise, and below centred text, it has its own lines after the
 * text. A marker too wide for the indent widens it.
 */
export function setBlock(
  { block, ...texts }: PreparedBlock,
  measure: number,
  measurer: TextMeasurer,
): SetBlock {
  const { direction } = block;
  const text = itemize(texts.text, measurer, direction);
  const trailing = itemize(texts.trailing, measurer, direction);
  const marker = itemize(texts.marker, measurer, direction).clusters;
  const indent = Math.min(Math.max(block.indent, widthOf(marker)), measure / 2);
  const within = measure - indent;
  const beside = block.align === 'center' ? within : roomBeside(text, trailing, within);
  const room = beside + (block.hanging ?? 0);
  const lines = setLines({ block, text, trailing, measure: measure - indent, room }, measurer);
  if (lines[0]) lines[0].marker = marker;
  return { block, direction: directionOf(text, trailing), indent, lines };
}

type Setting = {
  block: Block;
  text: Paragraph;
  trailing: Paragraph;
  measure: number;
  /** Width of the first line; less than the measure when the trailing stands beside it. */
  room: number;
};

function setLines(
  { block, text, trailing, measure, room }: Setting,
  measurer: TextMeasurer,
): SetLine[] {
  const { avoidsRunt, isBalanced } = block;
  const whole = isBalanced && room === measure ? balancedMeasure(text, measure, measurer) : measure;
  const first = Math.min(room, whole + (block.hanging ?? 0));
  const limitOf = (line: number) => (line === 0 ? first : whole);
  const lines = breakLines(text, limitOf, measurer, avoidsRunt ? { avoidsRunt } : {}).map(textLine);
  const trailings = breakLines(trailing, () => measure, measurer);
  const [top] = lines;
  if (top && trailings[0] && trailings.length === 1 && room < measure + (block.hanging ?? 0)) {
    for (const line of new Set([top, lines.at(-1) ?? top]))
      line.text = endingInSpace(line.text, baseLevel(text.direction), measurer);
    top.trailing = trailings[0];
    return lines;
  }
  return [...lines, ...trailings.map((line) => ({ ...textLine([]), trailing: line }))];
}

const textLine = (text: Cluster[]): SetLine => ({ marker: [], text, trailing: [] });

/** Width left for the first line of text: the whole `measure` when the trailing must go below. */
function roomBeside(text: Paragraph, trailing: Paragraph, measure: number): number {
  if (trailing.clusters.length === 0) return measure;
  const gap = trailing.clusters[0]?.span.size ?? 0;
  const room = measure - widthOf(trailing.clusters) - gap;
  const isEnough = room >= measure / 2 || room >= widthOf(text.clusters);
  return isEnough ? room : measure;
}

/** Keeps machines from joining the text and the trailing, which stands beside it and is read after it. */
function endingInSpace(line: Cluster[], level: number, measurer: TextMeasurer): Cluster[] {
  const last = line.at(-1);
  if (!last || isSpace(last)) return line;
  const space = { ...last, text: ' ', level, kern: 0 };
  return [...line, { ...space, width: measurer.width(space, space.span.size) }];
}

const directionOf = (text: Paragraph, trailing: Paragraph) =>
  text.clusters.length > 0 ? text.direction : trailing.direction;
