import {
  type Block,
  type Column,
  fullColumn,
  type PrintDocument,
  type Region,
} from '@shortlist/document';

/**
 * The edges that a region has in a document of one column: those of the sheet's margins. Beside a picture at the head
 * of the page a region keeps its own, so that no text runs under the picture.
 */
export function edgesOf(region: Region, { sheet, figures = [] }: PrintDocument): Column {
  const isBeside = figures.some(({ x, width }) => x >= region.right || x + width <= region.left);
  return region.below === undefined && isBeside ? region : fullColumn(sheet);
}

/**
 * The blocks with the first heading pushed down to where the regions below a picture may begin. What stands above it is
 * the head, beside the picture; its lines are reckoned one for each block.
 */
export function belowPicture<B extends { block: Block }>(
  placed: readonly B[],
  { sheet, regions }: PrintDocument,
): B[] {
  const from = Math.max(0, ...regions.map((region) => region.from ?? 0));
  const at = placed.findIndex(({ block }) => block.role === 'heading');
  const height = placed
    .slice(0, at)
    .reduce(
      (sum, { block }, index) => sum + block.lineHeight + (index > 0 ? block.spaceBefore : 0),
      0,
    );
  const least = from - sheet.margins.top - height;
  return placed.map((each, index) => {
    const spaceBefore = Math.max(each.block.spaceBefore, least);
    return index === at ? { ...each, block: { ...each.block, spaceBefore } } : each;
  });
}
