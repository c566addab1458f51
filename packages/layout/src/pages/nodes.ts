import type { Block, Fill } from '@shortlist/document';
import { rounded } from '../lengths.ts';
import type { LineRow } from './row.ts';

type Node = NonNullable<Block['node']>;

/** A node on a page, with the middle of its dot. Points from the sheet's top left corner. */
export type PlacedNode = Node & { x: number; y: number; group: string | undefined };

/** The height of small letters in sizes of the text, about: the dot stands at their middle. */
const SMALL_LETTERS = 0.5;

/** The node before a row that is the first of a block with one; `top` is the row's upper edge. */
export function placeNode({ owner, line, baseline }: LineRow, top: number): PlacedNode[] {
  const { block, column } = owner;
  const { node, indent, group, direction, spans } = block;
  if (!node || line !== owner.lines[0]) return [];
  const inset = indent - node.gap;
  const x = direction === 'rtl' ? column.right - inset : column.left + inset;
  const middle = ((spans[0]?.size ?? 0) * SMALL_LETTERS) / 2;
  return [{ ...node, x, y: top + baseline - middle, group }];
}

/** The dots of nodes, and the lines from each to the next of its group. */
export const joinNodes = (nodes: readonly PlacedNode[]): Fill[] => [
  ...nodes.flatMap((node, at) => lineBetween(node, nodes[at + 1])),
  ...nodes.map(dotOf),
];

const dotOf = ({ x, y, size, color }: PlacedNode): Fill => ({
  x: rounded(x - size / 2),
  y: rounded(y - size / 2),
  width: size,
  height: size,
  color,
  isRound: true,
});

function lineBetween({ x, y, group, line }: PlacedNode, next: PlacedNode | undefined): Fill[] {
  if (!next || next.group !== group) return [];
  const { thickness, color } = line;
  return [
    {
      x: rounded(x - thickness / 2),
      y: rounded(y),
      width: thickness,
      height: rounded(next.y - y),
      color,
    },
  ];
}
