import { type Column, fullColumn, type PrintDocument, type Region } from '@shortlist/document';

/**
 * The edges that a region has in a document of one column: those of the sheet's margins. Beside a picture at the head
 * of the page a region keeps its own, so that no text runs under the picture.
 */
export function edgesOf(region: Region, { sheet, figures = [] }: PrintDocument): Column {
  const isBeside = figures.some(({ x, width }) => x >= region.right || x + width <= region.left);
  return region.below === undefined && isBeside ? region : fullColumn(sheet);
}

/**
 * How far a region's text must be pushed down to begin below a picture, where lines of the head are reckoned one for
 * each block. Only the region that is read next after the head: the others stand below that one.
 */
export function pushDown(region: Region, { sheet, regions }: PrintDocument): number {
  const { from, below } = region;
  const head = below === undefined ? undefined : regions[below];
  if (
    from === undefined ||
    head === undefined ||
    regions.indexOf(head) + 1 !== regions.indexOf(region)
  )
    return 0;
  const height = head.blocks.reduce(
    (sum, { lineHeight, spaceBefore }, at) => sum + lineHeight + (at > 0 ? spaceBefore : 0),
    0,
  );
  return Math.max(0, from - sheet.margins.top - height);
}
