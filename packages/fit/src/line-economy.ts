import type { PagedDocument, PlacedLine, PlacedRun, StructureNode } from '@shortlist/layout';
import { isRightToLeft } from '@shortlist/text';

/** A text whose last line holds so little that a few letters less win a line. */
export type Spill = {
  /** The field that it comes from (`formatFieldRef`). */
  source: string;
  /** The text of its last line. */
  text: string;
  /** At best so many letters less win the line: what does not fit into the free space of the line before. */
  least: number;
  /** So many win it for certain, taken from the end. */
  most: number;
};

/** A last line with more letters is no spill. */
const MOST_LETTERS = 14;

/** Width of a space in sizes of the text, about that of all families here. */
const SPACE = 0.25;

/** The paragraphs and points that spill, the ones that take the fewest letters first. Each wins one line. */
export function findSpills(paged: PagedDocument): Spill[] {
  const texts = new Map<number, PlacedLine[]>();
  for (const line of paged.pages.flatMap(({ lines }) => lines)) {
    const node = nodeOf(line, paged.structure);
    texts.set(node, [...(texts.get(node) ?? []), line]);
  }
  return [...texts.values()]
    .flatMap((lines) => spillOf(lines, paged.structure))
    .sort((one, other) => one.most - other.most || one.least - other.least);
}

/** The node of the text of a line: that of a paragraph or point, not of a bullet before it or of a link within. */
function nodeOf({ runs }: PlacedLine, structure: readonly StructureNode[]): number {
  const node = runs.find(isContent)?.node ?? 0;
  return structure[node]?.role === 'Link' ? (structure[node]?.parent ?? 0) : node;
}

/** Of a text's own content; a bullet has no source. */
const isContent = ({ source, decorative }: PlacedRun): boolean =>
  source !== undefined && !decorative;

function spillOf(lines: readonly PlacedLine[], structure: readonly StructureNode[]): Spill[] {
  const [before, last] = [lines.at(-2), lines.at(-1)];
  if (!before || !last) return [];
  const { role } = structure[nodeOf(last, structure)] ?? {};
  const runs = last.runs.filter(isContent);
  const text = runs
    .map((run) => run.text)
    .join('')
    .trim();
  const [{ source = '', size } = { size: 0 }] = runs;
  const most = text.length;
  const isText = role === 'P' || role === 'LBody';
  if (!isText || most === 0 || most > MOST_LETTERS || source.startsWith('contact')) return [];
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  const excess = width + SPACE * size - freeSpaceOf(before);
  const least = Math.min(Math.max(Math.ceil((excess * most) / width), 1), most);
  return [{ source, text, least, most }];
}

/** Measures what is free behind the text of a line, to the edge of its region; the space at its end has no ink. */
function freeSpaceOf({ left, right, runs }: PlacedLine): number {
  const content = runs.filter(isContent);
  const end = content.at(-1);
  const space = end?.text.endsWith(' ') ? SPACE * end.size : 0;
  const isFromRight = content.every(({ level }) => isRightToLeft(level));
  const free = isFromRight
    ? Math.min(...content.map(({ x }) => x)) - left
    : right - Math.max(...content.map(({ x, width }) => x + width));
  return free + space;
}
