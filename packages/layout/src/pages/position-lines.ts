import type { Fill } from '@shortlist/document';
import { rounded } from '../lengths.ts';
import type { TypesetRun } from '../lines/typeset.ts';
import { joinNodes, type PlacedNode, placeNode } from './nodes.ts';
import type { Page, PlacedLine, PlacedRule, PlacedRun } from './paged-document.ts';
import type { LineRow } from './row.ts';
import type { StructureTree } from './structure-tree.ts';

/**
 * Adds rows to a page where they are drawn, from `top` down, in points; returns where they end.
 * `isHead` says that the first of them is the first of its column on the page.
 */
export function positionLines(
  page: Page,
  rows: readonly LineRow[],
  { top, isHead }: { top: number; isHead: boolean },
  tree: StructureTree,
): number {
  let y = top;
  const nodes: PlacedNode[] = [];
  for (const [at, row] of rows.entries()) {
    if (at > 0 || !isHead) y += row.spaceBefore;
    page.fills.push(...positionFill(row, y));
    page.lines.push(positionLine(row, y, tree));
    page.rules.push(...positionRule(row, y));
    nodes.push(...placeNode(row, y));
    y += row.height;
  }
  page.fills.push(...joinNodes(nodes));
  return y;
}

function positionLine(row: LineRow, top: number, tree: StructureTree): PlacedLine {
  const { owner, line, lineHeight, baseline } = row;
  const { group } = owner.block;
  return {
    top: rounded(top),
    height: rounded(lineHeight),
    left: rounded(owner.column.left),
    right: rounded(owner.column.right),
    baseline: rounded(top + baseline),
    runs: line.map((run) => positionRun(run, tree)),
    ...(group !== undefined && { group }),
  };
}

const positionRun = ({ drawn, span }: TypesetRun, { nodeOf }: StructureTree): PlacedRun => ({
  ...drawn,
  node: nodeOf.get(span) ?? 0,
});

function positionRule({ owner, line, lineHeight }: LineRow, top: number): PlacedRule[] {
  const { rule } = owner.block;
  if (!rule || line !== owner.lines.at(-1)) return [];
  const { gap, thickness, color } = rule;
  return [
    {
      x1: rounded(owner.column.left),
      x2: rounded(owner.column.right),
      y: rounded(top + lineHeight + gap + thickness / 2),
      thickness,
      ...(color && { color }),
    },
  ];
}

function positionFill({ owner: { block, column }, lineHeight }: LineRow, top: number): Fill[] {
  if (block.fill === undefined) return [];
  return [
    {
      x: rounded(column.left),
      y: rounded(top),
      width: rounded(column.right - column.left),
      height: rounded(lineHeight),
      color: block.fill,
    },
  ];
}
