import type { Fill, Ground, PrintDocument, Region } from '@shortlist/document';
import type { TypesetBlock } from '../lines/typeset.ts';
import { partedGroups } from './kept-together.ts';
import type { Page } from './paged-document.ts';
import { paginate } from './paginate.ts';
import { positionLines } from './position-lines.ts';
import type { LineRow } from './row.ts';
import type { StructureTree } from './structure-tree.ts';

/** A height on the pages: page index, and points from the head of the sheet. */
type Height = { page: number; y: number };

/** The rows of a region on each of its pages, the first of which is `first`. */
type Flow = { first: number; pages: LineRow[][] };

export type FilledPages = {
  pages: Page[];
  /** Those of the regions. */
  flows: Flow[];
  /** The names of the groups that should stay together and stand on more than one page. */
  parted: string[];
};

/**
 * Runs every region's blocks down the pages, each region by itself; there are as many pages as the
 * longest takes. `blocks` are the regions' blocks.
 */
export function fillPages(
  document: PrintDocument,
  blocks: readonly (readonly TypesetBlock[])[],
  tree: StructureTree,
): FilledPages {
  const { sheet, regions, fills = [], figures = [] } = document;
  const { top, bottom } = sheet.margins;
  const foot = sheet.height - bottom;
  const pages: Page[] = [];
  const ends: Height[] = [];
  const flows: Flow[] = [];
  const parted: string[] = [];

  function pageAt(index: number): Page {
    const page = pages[index] ?? { fills: [...fills], lines: [], rules: [] };
    pages[index] = page;
    return page;
  }

  /** Fills pages with a region's blocks, and returns where its last line ends. */
  function fillRegion(own: readonly TypesetBlock[], above: Height | undefined): Height {
    const first = above?.page ?? 0;
    const height = foot - top;
    const flow = paginate(own, above ? { page: height, rest: foot - above.y } : { page: height });
    parted.push(...partedGroups(flow));
    flows.push({ first, pages: flow });
    let y = top;
    for (const [at, rows] of flow.entries()) {
      const isHead = at > 0 || above === undefined;
      const start = isHead ? top : above.y;
      y = positionLines(pageAt(first + at), rows, { top: start, isHead }, tree);
    }
    return { page: first + flow.length - 1, y };
  }

  /** Finds where a region begins whose first baseline is that of the head beside it. */
  function besideHead(at: number): Height | undefined {
    const head = blocks[regions[at]?.below ?? at]?.[0];
    const own = blocks[at]?.[0];
    return head && own
      ? { page: 0, y: Math.max(top, top + head.baseline - own.baseline) }
      : undefined;
  }

  const starts = regions.map((region, at) => {
    const above = region.isBesideHead ? besideHead(at) : startOf(region, ends);
    ends.push(fillRegion(blocks[at] ?? [], above));
    return above ?? { page: 0, y: top };
  });
  const first = pageAt(0);
  // The root of the structure is node 0, and figures follow it.
  if (figures.length > 0) first.figures = figures.map((each, at) => ({ ...each, node: at + 1 }));
  for (const [at, region] of regions.entries()) {
    const [start, end, flow] = [starts[at], ends[at], flows[at]];
    if (start && end && flow) paintGrounds(pages, { document, region, start, end, flow });
  }
  return { pages, flows, parted };
}

/** Finds where a region begins, if not at the head of the first page: below others, and below its own `from`. */
function startOf(
  { below, clears = [], from }: Region,
  ends: readonly Height[],
): Height | undefined {
  const above = below === undefined ? undefined : lowest([below, ...clears], ends);
  if (from === undefined || (above && (above.page > 0 || above.y >= from))) return above;
  return { page: 0, y: from };
}

/** The lowest of the ends of some regions. */
const lowest = (some: readonly number[], ends: readonly Height[]): Height | undefined =>
  some
    .flatMap((at) => ends[at] ?? [])
    .toSorted((one, other) => other.page - one.page || other.y - one.y)[0];

type Painted = {
  document: PrintDocument;
  region: Region;
  start: Height;
  end: Height;
  flow: Flow;
};

/** Paints the ground of a region on each of its pages; one that bleeds on all pages that follow, in a document that does not widen. */
function paintGrounds(pages: readonly Page[], painted: Painted) {
  const { document, region, start, end, flow } = painted;
  const last = region.ground?.bleeds && !document.widens ? pages.length - 1 : end.page;
  for (const [at, page] of pages.entries()) {
    if (at < start.page || at > last) continue;
    const ground = groundAt(region, flow.pages[at - flow.first]?.[0]);
    const fill = ground && groundOn(at, ground, painted);
    if (fill && fill.height > 0) page.fills.unshift(fill);
  }
}

/** The ground of a page that begins with a row: that of the region where it stands alone, or beside others. */
const groundAt = ({ left, right, ground, alone }: Region, row: LineRow | undefined) => {
  const column = row?.owner.column;
  const isAlone = alone && column && (column.left !== left || column.right !== right);
  return isAlone ? alone.ground : ground;
};

/** Returns the part of a ground that is painted on a page. */
function groundOn(page: number, ground: Ground, { document, start, end }: Painted): Fill {
  const { left, right, color, bleeds = false, fromTop = false } = ground;
  const { sheet } = document;
  const { top, bottom } = sheet.margins;
  const head = bleeds ? 0 : top;
  const foot = page < end.page ? sheet.height - bottom : end.y;
  const y = page === start.page && !fromTop ? start.y : head;
  const height = (bleeds ? sheet.height : foot) - y;
  return { x: left, y, width: right - left, height, color };
}
