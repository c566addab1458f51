import type { Block, Region } from '@shortlist/document';
import { widthOf } from '../text/cluster.ts';
import { itemize } from '../text/itemize.ts';
import { prepareBlock } from '../text/prepare-block.ts';
import type { TextMeasurer } from '../text-measurer.ts';

/** The largest share of a region that labels may take. */
const MOST = 0.4;

/**
 * The region with its column of labels as wide as the widest of them and a gap takes, and the texts beside it moved by as
 * much; as it is where all of them fit.
 */
export function alignLabels(region: Region, measurer: TextMeasurer): Region {
  const labels = region.blocks.filter(isLabelled);
  if (labels.length === 0) return region;
  const column = Math.min(...labels.map(({ indent }) => indent));
  const widest = Math.max(...labels.map((block) => widthOfLabel(block, measurer)));
  const more = Math.min(widest, (region.right - region.left) * MOST) - column;
  if (more <= 0) return region;
  const blocks = region.blocks.map((block) =>
    block.indent < column ? block : { ...block, indent: block.indent + more },
  );
  return { ...region, blocks };
}

const isLabelled = ({ marker, markerAlign }: Block): boolean =>
  marker !== undefined && markerAlign === 'start';

/** The width of a label, and half its size for a gap; a node stands in the gap. */
function widthOfLabel(block: Block, measurer: TextMeasurer): number {
  const { marker } = prepareBlock(block);
  const { clusters } = itemize(marker, measurer, block.direction);
  const { gap = 0, size = 0 } = block.node ?? {};
  return widthOf(clusters) + (marker[0]?.size ?? 0) / 2 + gap + size / 2;
}
