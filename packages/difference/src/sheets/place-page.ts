import type { Fill, Sheet } from '@shortlist/document';
import type {
  Page,
  PlacedFigure,
  PlacedLine,
  PlacedRule,
  PlacedRun,
  StructureNode,
} from '@shortlist/layout';
import type { Area } from '../marks/mark.ts';

/** The part of a page that is shown, and where it is put on another sheet, and how large. Points; a scale of 1 is as it was. */
export type Placing = { box: Area; x: number; y: number; scale: number };

/** Moves lengths and places of a page to those on a sheet. */
export function createPlacing({ box, x, y, scale }: Placing) {
  const size = (length: number) => rounded(length * scale);
  const across = (at: number) => rounded(x + (at - box.x) * scale);
  const down = (at: number) => rounded(y + (at - box.y) * scale);
  const area = (from: Area): Area => ({
    x: across(from.x),
    y: down(from.y),
    width: size(from.width),
    height: size(from.height),
  });
  const rule = (from: PlacedRule): PlacedRule => ({
    ...from,
    x1: across(from.x1),
    x2: across(from.x2),
    y: down(from.y),
    thickness: size(from.thickness),
  });
  const run = (from: PlacedRun, firstNode: number): PlacedRun => ({
    ...from,
    x: across(from.x),
    width: size(from.width),
    size: size(from.size),
    ...(from.letterSpacing !== undefined && { letterSpacing: size(from.letterSpacing) }),
    node: from.decorative ? 0 : from.node + firstNode,
  });
  const line = (from: PlacedLine, firstNode: number): PlacedLine => ({
    ...from,
    top: down(from.top),
    height: size(from.height),
    left: across(from.left),
    right: across(from.right),
    baseline: down(from.baseline),
    runs: from.runs.map((each) => run(each, firstNode)),
  });
  const figure = <F extends PlacedFigure | NonNullable<StructureNode['figure']>>(from: F): F => ({
    ...from,
    ...area(from),
    ...(from.corner && { corner: { x: size(from.corner.x), y: size(from.corner.y) } }),
  });
  return {
    across,
    down,
    area,
    rule,
    figure,
    /** The page, its nodes counted on by `firstNode`. What is painted beyond the box is cut off. */
    page: (from: Page, firstNode: number): Page => ({
      fills: from.fills
        .flatMap((fill) => cut(fill, box))
        .map((fill) => ({ ...fill, ...area(fill) })),
      ...(from.figures && {
        figures: from.figures.map((each) => ({ ...figure(each), node: each.node + firstNode })),
      }),
      lines: from.lines.map((each) => line(each, firstNode)),
      rules: from.rules.map(rule),
    }),
  };
}

const rounded = (length: number) => Math.round(length * 1_000) / 1_000;

/** The part of a fill that is within a box; none where it is beside it. */
function cut(fill: Fill, box: Area): Fill[] {
  const [left, top] = [Math.max(fill.x, box.x), Math.max(fill.y, box.y)];
  const width = Math.min(fill.x + fill.width, box.x + box.width) - left;
  const height = Math.min(fill.y + fill.height, box.y + box.height) - top;
  return width > 0 && height > 0 ? [{ ...fill, x: left, y: top, width, height }] : [];
}

/** Space left around the words: on the side of the marks, and elsewhere. Points. */
const BESIDE_MARKS = 24;
const AROUND = 10;

/** The part of its pages that a document has words or pictures on, with room for marks beside them. */
export function boxOf(pages: readonly Page[], sheet: Sheet): Area {
  const edges = pages.flatMap(({ lines, figures = [] }) => [
    ...lines.map(({ left, right, top, height }) => ({
      ...{ left: left - BESIDE_MARKS, right: right + AROUND },
      ...{ top: top - AROUND, foot: top + height + AROUND },
    })),
    ...figures.map(({ x, y, width, height }) => ({
      ...{ left: x - AROUND, right: x + width + AROUND },
      ...{ top: y - AROUND, foot: y + height + AROUND },
    })),
  ]);
  const x = Math.max(0, Math.min(sheet.width, ...edges.map(({ left }) => left)));
  const y = Math.max(0, Math.min(sheet.height, ...edges.map(({ top }) => top)));
  const width = Math.min(sheet.width, Math.max(0, ...edges.map(({ right }) => right))) - x;
  const height = Math.min(sheet.height, Math.max(0, ...edges.map(({ foot }) => foot))) - y;
  return width > 0 && height > 0
    ? { x, y, width, height }
    : { x: 0, y: 0, width: sheet.width, height: sheet.height };
}
