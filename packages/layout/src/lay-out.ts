import { blocksOf, type PrintDocument, type Region } from '@shortlist/document';
import { alignLabels } from './lines/align-labels.ts';
import { createTypesetter, typesetAll } from './lines/typeset-all.ts';
import { addFooters, addNotes } from './pages/artifact-lines.ts';
import { fillPages } from './pages/fill-pages.ts';
import type { PagedDocument } from './pages/paged-document.ts';
import { buildStructureTree } from './pages/structure-tree.ts';
import { widenFlows } from './pages/widen-flows.ts';
import type { TextMeasurer } from './text-measurer.ts';

type Extent = {
  /** True if nothing but the first page is wanted: what follows it is not typeset, and no other page comes. */
  isFirstPageOnly?: boolean;
};

/**
 * Lays a document out: every line on its page, every run at its place, ready to draw.
 *
 * Screen and PDF draw the same numbers, rounded here once to thousandths of a point. No text is
 * lost, and nothing with ink stands outside its region, as long as a page is as high as a line and
 * a region as wide as a letter. The same document and measurer give the same pages, sooner when the
 * measurer has just served for a document much like it. A document that prints nothing has one empty
 * page.
 */
export function layOut(
  written: PrintDocument,
  measurer: TextMeasurer,
  { isFirstPageOnly = false }: Extent = {},
): PagedDocument {
  const document = written.alignsLabels ? withLabelsAligned(written, measurer) : written;
  const { title, author, language, sheet, regions, figures, madeWith } = document;
  const typesetOnce = createTypesetter(measurer);
  const stopsEarly = isFirstPageOnly && !hasWideGroups(document);
  const { top, bottom } = sheet.margins;
  const room = stopsEarly ? sheet.height - top - bottom : Number.POSITIVE_INFINITY;
  const narrow = typesetAll(regions, typesetOnce, room);
  const flows = document.widens
    ? widenFlows(document, narrow, { typesetOnce, stopsEarly })
    : narrow;
  const tree = buildStructureTree(flows, figures);
  const { pages: filled, parted } = fillPages(document, flows, tree);
  const pages = isFirstPageOnly ? filled.slice(0, 1) : filled;
  if (document.footer) addFooters(pages, { sheet, footer: document.footer }, measurer);
  const [first] = pages;
  if (document.stationery && first) {
    first.fills.push(...document.stationery.marks);
    addNotes(first, document.stationery.notes, measurer);
  }
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

/** Checks whether what stays together may be parted by a column that takes the room beside it: pages far behind the first decide about that. */
const hasWideGroups = (document: PrintDocument): boolean =>
  document.widens === true && blocksOf(document).some(({ keptIn }) => keptIn !== undefined);

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
