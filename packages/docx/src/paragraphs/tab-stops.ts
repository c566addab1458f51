import type { Block } from '@shortlist/document';
import { tag } from '../xml/tag.ts';
import { twips } from '../xml/units.ts';

const tab = (kind: 'left' | 'right', at: number): string =>
  tag('w:tab', { 'w:val': kind, 'w:pos': twips(at) });

/** The stop at the far edge, where dates end. In a paragraph from right to left, Word counts from the right. */
export const trailingStop = (at: number): string => tab('right', at);

/** The stops of a label in the indent: of its end, where it stands beside the text, and of the text. */
export function labelStops(
  { indent, marker, markerAlign }: Pick<Block, 'indent' | 'marker' | 'markerAlign'>,
  start: number,
): string {
  if (!Array.isArray(marker)) return '';
  const gap = (marker[0]?.size ?? 0) / 2;
  const end = markerAlign ? '' : tab('right', start + indent - gap);
  return `${end}${tab('left', start + indent)}`;
}
