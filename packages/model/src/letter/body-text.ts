import { keepPoints } from '../points/keep-points.ts';
import type { PointId } from '../points/point.ts';
import { splitLines } from '../texts/bullets.ts';
import type { Block, LetterBody } from './letter.ts';

const ITEM = '• ';
/** Signs and the space behind, that make a line a list item as it is typed. */
const LED = /^[•*-] /u;

/** The body as text: a line for each block, list items led by "• ". */
export const bodyText = ({ blocks }: LetterBody): string =>
  blocks.map(({ text, item }) => (item ? ITEM + text : text)).join('\n');

/**
 * The blocks of a body's text: one for each line, so that the text comes back as it was typed but for the signs before items. A line
 * that did not change keeps its id, wherever it stands now, and with the id come marks, which move with the text. New ids are from `newId`.
 */
export function blocksOfText(
  text: string,
  { blocks }: LetterBody,
  newId: () => PointId,
): readonly Block[] {
  if (text === '') return [];
  const lines = splitLines(text).map((line) => ({
    isItem: LED.test(line),
    text: line.replace(LED, ''),
  }));
  const known = new Set(blocks.map(({ id }) => id));
  const kept = keepPoints(
    lines.map((line) => line.text),
    blocks,
  );
  return kept.map(({ id, text: said, marks }, at) => ({
    id: known.has(id) ? id : newId(),
    text: said,
    ...(marks && { marks }),
    ...(lines[at]?.isItem && { item: true as const }),
  }));
}
