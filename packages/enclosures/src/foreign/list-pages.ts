import { PDFArray, type PDFContext, PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { EnclosureError } from '../enclosure-error.ts';
import { nameOf, numbersOf } from './names.ts';
import type { ForeignPdf } from './open-foreign.ts';

/** A page with what it has of its own or from the nodes above it (ISO 32000-1, 7.7.3.4). */
export type ForeignPage = { dictionary: PDFDict; inherited: ReadonlyMap<string, PDFObject> };

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

type Node = { kid: PDFObject | undefined; above: ReadonlyMap<string, PDFObject> };

/** Lists the pages in their order. Each node counts once, so that a loop ends. Throws `EnclosureError` beyond `most` pages. */
export function listPages({ context, catalog }: ForeignPdf, most: number): ForeignPage[] {
  const pages: ForeignPage[] = [];
  const seen = new Set<PDFDict>();
  const waiting: Node[] = [{ kid: catalog.get(nameOf('Pages')), above: new Map() }];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const dictionary = lookUp(context, node.kid);
    if (!dictionary || seen.has(dictionary)) continue;
    seen.add(dictionary);
    const inherited = inherit(dictionary, node.above);
    const kids = dictionary.lookup(nameOf('Kids'));
    if (kids instanceof PDFArray) {
      for (const kid of kids.asArray().toReversed()) waiting.push({ kid, above: inherited });
    } else pages.push({ dictionary, inherited });
    if (pages.length > most) throw new EnclosureError('too-many-pages');
  }
  if (pages.length === 0) throw new EnclosureError('damaged');
  return pages;
}

function lookUp(context: PDFContext, kid: PDFObject | undefined): PDFDict | undefined {
  const found = context.lookup(kid);
  return found instanceof PDFDict ? found : undefined;
}

function inherit(dictionary: PDFDict, above: ReadonlyMap<string, PDFObject>) {
  const inherited = new Map(above);
  for (const key of INHERITED) {
    const own = dictionary.lookup(nameOf(key));
    if (own) inherited.set(key, own);
  }
  return inherited;
}

/** Left, lower, right and upper edge. */
export type Box = [left: number, lower: number, right: number, upper: number];

/** Smallest and largest side of a page, in its units (ISO 32000-1, annex C). */
const [LEAST_SIDE, MOST_SIDE] = [3, 14_400];

/** Returns the part of a page that viewers show: its crop box within its media box. Throws where it is no page's. */
export function shownBox({ inherited }: ForeignPage): Box {
  const media = boxOf(inherited.get('MediaBox')) ?? [0, 0, 612, 792];
  const crop = boxOf(inherited.get('CropBox')) ?? media;
  const inside = within(crop, media);
  const [left, lower, right, upper] = isSized(inside) ? inside : media;
  if (!isSized([left, lower, right, upper])) throw new EnclosureError('damaged');
  return [left, lower, right, upper];
}

function boxOf(value: PDFObject | undefined): Box | undefined {
  if (!(value instanceof PDFArray)) return undefined;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersOf(value);
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

const within = (one: Box, other: Box): Box => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
];

const isSized = ([left, lower, right, upper]: Box): boolean =>
  [right - left, upper - lower].every((side) => side >= LEAST_SIDE && side <= MOST_SIDE);
