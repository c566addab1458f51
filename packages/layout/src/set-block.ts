import { baseLevel, type Direction } from './bidi.ts';
import { breakLines } from './break-lines.ts';
import { type Cluster, isSpace, widthOf } from './cluster.ts';
import { itemise, type Paragraph } from './itemise.ts';
import type { PreparedBlock } from './prepare.ts';
import type { Block } from './print-document.ts';
import type { TextMeasurer } from './text-measurer.ts';

/** One line of a block: up to three texts on one baseline, none of which overlap. */
export type SetLine = { marker: Cluster[]; text: Cluster[]; aside: Cluster[] };

/** A block as lines. `indent` is on the side where its text starts. Points. */
export type SetBlock = { block: Block; direction: Direction; indent: number; lines: SetLine[] };

/**
 * Breaks a block's text into lines no wider than `measure` points.
 *
 * The aside stands beside the first line where that leaves the text half of the measure or the
 * whole of what it needs; otherwise, and below centred text, it has lines of its own after the
 * text. A marker too wide for the indent widens it.
 */
export function setBlock(
  { block, ...texts }: PreparedBlock,
  measure: number,
  measurer: TextMeasurer,
): SetBlock {
  const text = itemise(texts.text, measurer);
  const aside = itemise(texts.aside, measurer);
  const marker = itemise(texts.marker, measurer).clusters;
  const indent = Math.min(Math.max(block.indent, widthOf(marker)), measure / 2);
  const room =
    block.align === 'center' ? measure - indent : roomBeside(text, aside, measure - indent);
  const lines = setLines({ text, aside, measure: measure - indent, room }, measurer);
  if (lines[0]) lines[0].marker = marker;
  return { block, direction: directionOf(text, aside), indent, lines };
}

type Setting = {
  text: Paragraph;
  aside: Paragraph;
  measure: number;
  /** Width of the first line; less than the measure when the aside stands beside it. */
  room: number;
};

function setLines({ text, aside, measure, room }: Setting, measurer: TextMeasurer): SetLine[] {
  const limitOf = (line: number) => (line === 0 ? room : measure);
  const lines = breakLines(text, limitOf, measurer).map(textLine);
  const asides = breakLines(aside, () => measure, measurer);
  const [first] = lines;
  if (first && asides[0] && asides.length === 1 && room < measure) {
    first.text = endingInSpace(first.text, baseLevel(text.direction), measurer);
    first.aside = asides[0];
    return lines;
  }
  return [...lines, ...asides.map((line) => ({ ...textLine([]), aside: line }))];
}

const textLine = (text: Cluster[]): SetLine => ({ marker: [], text, aside: [] });

/** Width left for the first line of text: the whole `measure` when the aside must go below. */
function roomBeside(text: Paragraph, aside: Paragraph, measure: number): number {
  if (aside.clusters.length === 0) return measure;
  const gap = aside.clusters[0]?.span.size ?? 0;
  const room = measure - widthOf(aside.clusters) - gap;
  const isEnough = room >= measure / 2 || room >= widthOf(text.clusters);
  return isEnough ? room : measure;
}

/** Keeps machines from joining the text and the aside beside it. */
function endingInSpace(line: Cluster[], level: number, measurer: TextMeasurer): Cluster[] {
  const last = line.at(-1);
  if (!last || isSpace(last)) return line;
  const space = { ...last, text: ' ', level };
  return [...line, { ...space, width: measurer.width(space, space.span.size) }];
}

const directionOf = (text: Paragraph, aside: Paragraph) =>
  text.clusters.length > 0 ? text.direction : aside.direction;
