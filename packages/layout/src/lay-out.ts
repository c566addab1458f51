import type { PrintDocument, Region } from '@shortlist/document';
import { alignLabels } from './lines/align-labels.ts';
import { createTypesetter, typesetAll } from './lines/typeset-all.ts';
import { addFooters } from './pages/add-footers.ts';
import { fillPages } from './pages/fill-pages.ts';
import type { PagedDocument } from './pages/paged-document.ts';
import { buildStructureTree } from './pages/structure-tree.ts';
import { widenFlows } from './pages/widen-flows.ts';
import type { TextMeasurer } from './text-measurer.ts';

/**
 * Lays a document out: every line on its page, every run at its place, ready to draw.
 *
 * Screen and PDF draw the same numbers, rounded here once to thousandths of a point. No text is
 * lost, and nothing with ink stands outside its region, as long as a page is as high as a line and
 * a region as wide as a letter. The same document and measurer give the same pages, sooner when the
 * measurer has just served for a document much like it. A document that prints nothing has one empty
 * page.
 */
export function layOut(written: PrintDocument, measurer: TextMeasurer): PagedDocument {
  const document = written.alignsLabels ? withLabelsAligned(written, measurer) : written;
  const { title, author, language, sheet, regions, figures, madeWith } = document;
  const typesetOnce = createTypesetter(measurer);
  const narrow = typesetAll(regions, typesetOnce);
  const flows = document.widens ? widenFlows(document, narrow, typesetOnce) : narrow;
  const tree = buildStructureTree(flows, figures);
  const { pages, parted } = fillPages(document, flows, tree);
  if (document.footer) addFooters(pages, { sheet, footer: document.footer }, measurer);
  return {
    title,
    author,
    language,
    sheet,
    pages,
    structure: tree.structure,
    ...(madeWith !== undefined && { madeWith }),
    ...(parted.length > 0 && { parted: parted.map((name) => firstTextOf(regions, name)) }),
  };
}

const withLabelsAligned = (document: PrintDocument, measurer: TextMeasurer): PrintDocument => ({
  ...document,
  regions: document.regions.map((region) => alignLabels(region, measurer)),
});

/** The text of the first block of a group. */
const firstTextOf = (regions: readonly Region[], name: string): string => {
  const blocks = regions.flatMap((region) => region.blocks);
  const first = blocks.find(({ keptIn }) => keptIn?.includes(name));
  return (first?.spans ?? []).map(({ text }) => text).join('');
};
