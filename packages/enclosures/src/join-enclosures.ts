import { type PDFContext, PDFDict, type PDFRef, PDFWriter } from '@cantoo/pdf-lib';
import { MOST_PAGES } from './bounds.ts';
import { asDamage, EnclosureError } from './enclosure-error.ts';
import { createCopier } from './foreign/copy-objects.ts';
import { copyPage, type JoinedPage } from './foreign/foreign-page.ts';
import { hiddenIn } from './foreign/hidden-layers.ts';
import { listPages, shownBox } from './foreign/list-pages.ts';
import { openForeign, parsePdf } from './foreign/open-foreign.ts';
import { listLayers } from './joined/layers.ts';
import { openJoined } from './joined/open-joined.ts';
import { type Paper, picturePage } from './picture/picture-page.ts';

/** A file of others: a PDF, or a picture as a JPEG. `name` is its title in the joined file. */
export type Enclosure = { name: string; kind: 'pdf' | 'jpeg'; bytes: Uint8Array };

/**
 * Joins enclosures behind a PDF that `writePdf` wrote `asParts`, as further parts of its one structure tree, each with a bookmark and pages that count
 * from 1. Pages look as in their own files; nothing that acts, links or is attached comes along. The same files give the same bytes.
 *
 * Rejects with `EnclosureError` where a file cannot be joined, or all have more than `MOST_PAGES`.
 */
export async function joinEnclosures(
  pdf: Uint8Array,
  enclosures: readonly Enclosure[],
): Promise<Uint8Array<ArrayBuffer>> {
  const context = await parsePdf(pdf);
  const paper = paperOf(context);
  const joined = openJoined(context);
  const layers = { all: [] as PDFRef[], hidden: [] as PDFRef[] };
  let left = MOST_PAGES;
  for (const enclosure of enclosures) {
    const pages = await asDamage(() => pagesOf(enclosure, { context, paper, layers }));
    left -= pages.length;
    if (left < 0) throw new EnclosureError('too-many-pages');
    const part = joined.addPart(enclosure.name);
    for (const [at, page] of pages.entries())
      part.addPage({ ...page, alt: altOf(enclosure.name, at, pages.length) });
  }
  listLayers(context, layers);
  return PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
}

/** Says which page it is, in no language. */
const altOf = (name: string, at: number, count: number): string =>
  count === 1 ? name : `${name} (${at + 1}/${count})`;

/** Returns the paper of the first page of a file. */
function paperOf(context: PDFContext): Paper {
  const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
  const [first] = listPages({ context, catalog }, Number.POSITIVE_INFINITY);
  const [left, lower, right, upper] = first ? shownBox(first) : [0, 0, 612, 792];
  const sides = [right - left, upper - lower] as const;
  return [Math.min(...sides), Math.max(...sides)];
}

type Joining = {
  context: PDFContext;
  paper: Paper;
  layers: { all: PDFRef[]; hidden: PDFRef[] };
};

async function pagesOf(
  { kind, bytes }: Enclosure,
  { context, paper, layers }: Joining,
): Promise<JoinedPage[]> {
  if (kind === 'jpeg') return [picturePage(bytes, paper, context)];
  const foreign = await openForeign(bytes);
  const copier = createCopier(foreign.context, context);
  const pages = listPages(foreign, MOST_PAGES).map((page) => copyPage(page, copier));
  const isHidden = hiddenIn(foreign.catalog);
  for (const [layer, copied] of copier.layers) {
    layers.all.push(copied);
    if (isHidden(layer)) layers.hidden.push(copied);
  }
  return pages;
}
