import type { PagedDocument, PlacedRun, StructureNode } from '@shortlist/layout';

/** A node for a reader who cannot see the paper: the structure of the pages with its words inside. */
export type AccessibleNode = {
  /** Index into the document's `structure`. */
  id: number;
  node: StructureNode;
  children: (AccessibleNode | string)[];
};

/**
 * The words of the pages inside their structure, in reading order, page breaks forgotten.
 *
 * Decorative runs and list labels are left out (a list says by itself that it is one), and so are
 * structure nodes without words. The root is there even when nothing is written.
 */
export function structureTree({ pages, structure }: PagedDocument): AccessibleNode {
  const root: AccessibleNode = { id: 0, node: { role: 'Document', parent: -1 }, children: [] };
  const made = new Map<number, AccessibleNode>([[0, root]]);

  function nodeOf(id: number): AccessibleNode {
    const known = made.get(id);
    const node = structure[id];
    if (known || !node) return known ?? root;
    const fresh: AccessibleNode = { id, node, children: [] };
    made.set(id, fresh);
    nodeOf(node.parent).children.push(fresh);
    return fresh;
  }

  listFigures(pages).forEach(nodeOf);
  let above: PlacedRun | undefined;
  const readLast: PlacedRun[] = [];
  for (const { runs } of pages.flatMap((page) => page.lines)) {
    const content = runs.filter((run) => !run.decorative && structure[run.node]?.role !== 'Lbl');
    for (const run of content.filter((each) => !each.readLast)) {
      const { children } = nodeOf(run.node);
      if (run === runs[0] && isPutBelow(run, above)) addWords(children, ' ');
      addWords(children, run.text);
    }
    readLast.push(...content.filter((run) => run.readLast));
    above = runs.findLast((run) => !run.readLast);
  }
  for (const { node, text } of readLast) addWords(nodeOf(node).children, text);
  return root;
}

const listFigures = ([first]: PagedDocument['pages']): number[] =>
  first?.figures?.map(({ node }) => node) ?? [];

/** Checks whether a line is no more of the text above it but another text of the same block, put below it. */
const isPutBelow = (run: PlacedRun, above: PlacedRun | undefined) =>
  above !== undefined && above.node === run.node && above.source !== run.source;

function addWords(children: AccessibleNode['children'], text: string): void {
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else children.push(text);
}
