import type { Column } from '@shortlist/document';
import { type Cluster, isSpace, widthOf } from '../text/cluster.ts';
import type { SetBlock, SetLine } from './set-block.ts';

/** The part of a line in which a text may stand, in points from the sheet's left edge. */
export type Area = { left: number; right: number; align: 'left' | 'center' | 'right' };

/** The share of an area's free width that is left of the text. */
export const SHARE_ON_THE_LEFT = { left: 0, center: 0.5, right: 1 } as const;

/** The areas of a line's texts. A right-to-left block is the mirror image of a left-to-right one. */
export function areasOf(
  owner: SetBlock,
  line: SetLine,
  { left: near, right: far }: Column,
): { text: Area; trailing: Area; marker: Area } {
  const { block, direction } = owner;
  const indent = owner.indent - (line === owner.lines[0] ? (block.hanging ?? 0) : 0);
  const gap = markerGap(line.marker, indent);
  if (direction === 'rtl') {
    const text = { left: near, right: far - indent };
    return {
      text: { ...text, align: block.align === 'center' ? 'center' : 'right' },
      trailing: { ...text, align: 'left' },
      marker: { left: far - indent + gap, right: far, align: block.markerAlign ? 'right' : 'left' },
    };
  }
  const text = { left: near + indent, right: far };
  return {
    text: { ...text, align: block.align === 'center' ? 'center' : 'left' },
    trailing: { ...text, align: 'right' },
    marker: { left: near, right: near + indent - gap, align: block.markerAlign ? 'left' : 'right' },
  };
}

/** Room between marker and text: half the marker's size, or what the indent leaves. */
function markerGap(marker: readonly Cluster[], indent: number): number {
  const ink = widthOf(marker.filter((cluster) => !isSpace(cluster)));
  return Math.min((marker[0]?.span.size ?? 0) / 2, indent - ink);
}
