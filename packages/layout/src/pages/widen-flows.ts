import type { PrintDocument } from '@shortlist/document';
import type { TypesetBlock } from '../lines/typeset.ts';
import type { Typesetter } from '../lines/typeset-all.ts';
import { type FilledPages, fillPages } from './fill-pages.ts';

type Flow = FilledPages['flows'][number];

type Widening = {
  typesetOnce: Typesetter;
  /** True if there are no more blocks than the first page takes: which widen behind it does not matter. */
  stopsEarly: boolean;
};

/**
 * The regions' blocks, those that begin on a page that no region beside theirs reaches set in the column that their
 * region has alone. Of a block that is broken there all lines are: a text has one width.
 */
export function widenFlows(
  document: PrintDocument,
  blocks: readonly TypesetBlock[][],
  { typesetOnce, stopsEarly }: Widening,
): readonly TypesetBlock[][] {
  const { regions } = document;
  const { flows } = fillPages(document, blocks, { structure: [], nodeOf: new Map() });
  return blocks.map((own, at) => {
    const [region, flow] = [regions[at], flows[at]];
    const column = region?.alone;
    if (!column || !flow) return own;
    const beside = flows.filter(
      (_, other) => other !== at && regions[other]?.below === region.below,
    );
    const last = Math.max(...beside.map(lastPageOf));
    if (stopsEarly && last > 0) return own;
    const from = firstAlone(own, flow, last);
    if (from === undefined) return own;
    const wide = own
      .slice(from)
      .map(({ block }, index) =>
        typesetOnce(index === 0 ? { ...block, startsPage: true } : block, column),
      );
    return [...own.slice(0, from), ...wide];
  });
}

const lastPageOf = ({ first, pages }: Flow): number => first + pages.length - 1;

/** Finds the first block on the page behind `last`, with those above that stay with it; none if that leaves nothing on `last`. */
function firstAlone(blocks: readonly TypesetBlock[], flow: Flow, last: number): number | undefined {
  const rows = flow.pages[last + 1 - flow.first];
  const above = flow.pages[last - flow.first]?.[0];
  if (!rows?.[0] || !above) return undefined;
  let from = blocks.indexOf(rows[0].owner);
  while (blocks[from - 1]?.block.keepWithNext) from -= 1;
  return from > blocks.indexOf(above.owner) ? from : undefined;
}
