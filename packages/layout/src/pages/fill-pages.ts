import type { Fill, Ground, PrintDocument, Region } from '@shortlist/document';
import type { TypesetBlock } from '../lines/typeset.ts';
import { partedGroups } from './kept-together.ts';
import type { Page } from './paged-document.ts';
import { paginate } from './paginate.ts';
import { positionLines } from './position-lines.ts';
import type { StructureTree } from './structure-tree.ts';

/** A height on the pages: page index, and points from the head of the sheet. */
type Height = { page: number; y: number };

/** Pages, and the names of the groups that should stay together and stand on more than one. */
type FilledPages = { pages: Page[]; parted: string[] };

/**
 * Runs every region's blocks down the pages, each region by itself; there are as many pages as the
 * longest takes. `flows` are the regions' blocks.
 */
export function fillPages(
  document: PrintDocument,
  flows: readonly (readonly TypesetBlock[])[],
  tree: StructureTree,
): FilledPages {
  const { sheet, regions, fills = [], figures = [] } = document;
  const { top, bottom } = sheet.margins;
  const foot = sheet.height - bottom;
  const pages: Page[] = [];
  const ends: Height[] = [];
  const parted: string[] = [];

  function pageAt(index: number): Page {
    const page = pages[index] ?? { fills: [...fills], lines: [], rules: [] };
    pages[index] = page;
    return page;
  }

  /** Where the region's last line ends. */
  function fillRegion(blocks: readonly TypesetBlock[], above: Height | undefined): Height {
    const first = above?.page ?? 0;
    const height = foot - top;
    const flow = paginate(
      blocks,
      above ? { page: height, rest: foot - above.y } : { page: height },
    );
    parted.push(...partedGroups(flow));
    let y = top;
    for (const [at, rows] of flow.entries()) {
      const isHead = at > 0 || above === undefined;
      const start = isHead ? top : above.y;
      y = positionLines(pageAt(first + at), rows, { top: start, isHead }, tree);
    }
    return { page: first + flow.length - 1, y };
  }

  const starts = regions.map((region, at) => {
    const above = startOf(region, ends);
    ends.push(fillRegion(flows[at] ?? [], above));
    return above ?? { page: 0, y: top };
  });
  const first = pageAt(0);
  // The root of the structure is node 0, and figures follow it.
  if (figures.length > 0) first.figures = figures.map((each, at) => ({ ...each, node: at + 1 }));
  for (const [at, { ground }] of regions.entries()) {
    const [start, end] = [starts[at], ends[at]];
    if (ground && start && end) paintGround(pages, { ground, start, end, sheet });
  }
  return { pages, parted };
}

/** Where a region begins, if not at the head of the first page: below another, and below its own `from`. */
function startOf({ below, from }: Region, ends: readonly Height[]): Height | undefined {
  const above = below === undefined ? undefined : ends[below];
  if (from === undefined || (above && (above.page > 0 || above.y >= from))) return above;
  return { page: 0, y: from };
}

type Painted = { ground: Ground; start: Height; end: Height; sheet: PrintDocument['sheet'] };

function paintGround(pages: readonly Page[], painted: Painted) {
  const { ground, start, end } = painted;
  const last = ground.bleeds ? pages.length - 1 : end.page;
  for (const [at, page] of pages.entries()) {
    if (at < start.page || at > last) continue;
    const fill = groundOn(at, painted);
    if (fill.height > 0) page.fills.unshift(fill);
  }
}

/** What of a ground is painted on a page. */
function groundOn(page: number, { ground, start, end, sheet }: Painted): Fill {
  const { left, right, color, bleeds = false } = ground;
  const { top, bottom } = sheet.margins;
  const head = bleeds ? 0 : top;
  const foot = page < end.page ? sheet.height - bottom : end.y;
  const y = page === start.page ? start.y : head;
  const height = (bleeds ? sheet.height : foot) - y;
  return { x: left, y, width: right - left, height, color };
}
