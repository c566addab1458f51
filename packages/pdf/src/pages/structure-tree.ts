import type { Figure } from '@shortlist/document';
import type { PagedDocument, StructureNode } from '@shortlist/layout';
import type { Element, PdfDocument } from '../file/pdfkit-document.ts';

/** The elements of the structure tree, each made when the first of its content is drawn. */
export type StructureTree = {
  /** The element of a node of the structure. */
  elementOf: (node: number) => Element;
  nodeAt: (node: number) => StructureNode;
  /** To be called while the page is still the current one. */
  endPage: () => void;
};

/**
 * Grows the structure tree along with the drawing. Its order is that of the structure: a region that goes on
 * over a page is read to its end before the next, though both are drawn page by page.
 *
 * The root of the structure is `part` where the pages are a part of a file.
 *
 * A node whose text goes on over a page keeps one element. Only links are cut at a page's end: pdfkit
 * takes an annotation to be on the page where its element ends, so a link that goes on gets a second
 * element beside the first.
 */
export function growStructureTree(
  pdf: PdfDocument,
  { structure, pages, sheet }: PagedDocument,
  part?: Element,
): StructureTree {
  const elements = new Map<number, Element>(part && [[0, part]]);
  const blocks = blocksWithContent(pages, structure);
  let grown = 0;

  function nodeAt(index: number): StructureNode {
    const node = structure[index];
    if (node === undefined) throw new Error(`The pages name node ${index}, which is not there.`);
    return node;
  }

  function elementOf(index: number): Element {
    growBefore(index);
    const known = elements.get(index);
    if (known !== undefined) return known;
    const { role, parent, figure } = nodeAt(index);
    const facts = figure && { alt: figure.alt, box: boxOf(figure, sheet.height) };
    const element = pdf.addElement(role, parent < 0 ? undefined : elementOf(parent), facts);
    elements.set(index, element);
    return element;
  }

  /** Makes the elements of the blocks that are read before a node, where they are drawn on later pages. */
  function growBefore(index: number) {
    while (grown < index) {
      const node = grown;
      grown += 1;
      if (blocks.has(node)) elementOf(node);
    }
  }

  function endPage() {
    for (const [index, element] of elements) {
      if (nodeAt(index).link === undefined) continue;
      element.end();
      elements.delete(index);
    }
  }

  return { elementOf, nodeAt, endPage };
}

function boxOf({ x, y, width, height }: Figure, sheetHeight: number) {
  const foot = sheetHeight - y - height;
  return [x, foot, x + width, foot + height] as [number, number, number, number];
}

/** The nodes, other than links, that have content or hold one that has. */
function blocksWithContent(
  pages: PagedDocument['pages'],
  structure: readonly StructureNode[],
): ReadonlySet<number> {
  const nodes = new Set<number>();
  for (const run of pages.flatMap(({ lines }) => lines.flatMap(({ runs }) => runs))) {
    let node = run.decorative ? -1 : run.node;
    while (node >= 0 && !nodes.has(node)) {
      nodes.add(node);
      node = structure[node]?.parent ?? -1;
    }
  }
  return new Set([...nodes].filter((node) => structure[node]?.link === undefined));
}
