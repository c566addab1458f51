import type { StructureNode } from '@shortlist/layout';
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
 * Grows the structure tree along with the drawing, so that its order is the order of the content.
 *
 * A node whose text goes on over a page keeps one element. Only links are cut at a page's end: pdfkit
 * takes an annotation to be on the page where its element ends, so a link that goes on gets a second
 * element beside the first.
 */
export function growStructureTree(
  pdf: PdfDocument,
  structure: readonly StructureNode[],
): StructureTree {
  const elements = new Map<number, Element>();

  function nodeAt(index: number): StructureNode {
    const node = structure[index];
    if (node === undefined) throw new Error(`The pages name node ${index}, which is not there.`);
    return node;
  }

  function elementOf(index: number): Element {
    const grown = elements.get(index);
    if (grown !== undefined) return grown;
    const { role, parent } = nodeAt(index);
    const element = pdf.addElement(role, parent < 0 ? undefined : elementOf(parent));
    elements.set(index, element);
    return element;
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
