import { evenMargins } from '@shortlist/document';
import type { PagedDocument, PlacedRun, StructureNode } from '@shortlist/layout';
import { describe, expect, it } from 'vitest';
import { type AccessibleNode, structureTree } from './structure-tree.ts';

const STRUCTURE: StructureNode[] = [
  { role: 'Document', parent: -1 },
  { role: 'H1', parent: 0 },
  { role: 'L', parent: 0 },
  { role: 'LI', parent: 2 },
  { role: 'Lbl', parent: 3 },
  { role: 'LBody', parent: 3 },
  { role: 'P', parent: 0 },
  { role: 'Link', parent: 6, link: { href: 'mailto:a@b.com', label: 'E-mail a@b.com' } },
];

const run = (text: string, node: number, decorative = false): PlacedRun => ({
  text,
  node,
  decorative,
  face: 'tinos-latin-400',
  weight: 400,
  size: 10,
  ascent: 0.9,
  descent: 0.2,
  level: 0,
  x: 72,
  width: 10,
});

function paged(...pages: PlacedRun[][][]): PagedDocument {
  return {
    title: 'T',
    author: 'A',
    language: 'en',
    sheet: { width: 612, height: 792, margins: evenMargins(72) },
    structure: STRUCTURE,
    pages: pages.map((lines) => ({
      fills: [],
      lines: lines.map((runs, index) => ({
        top: 69 + index * 15,
        height: 15,
        left: 72,
        right: 540,
        baseline: 80 + index * 15,
        runs,
      })),
      rules: [],
    })),
  };
}

/** The tree as text: `ROLE(words and children)`. */
const told = ({ node, children }: AccessibleNode): string =>
  `${node.role}(${children.map((child) => (typeof child === 'string' ? child : told(child))).join(' ')})`;

describe('structureTree', () => {
  it('is an empty document when nothing is written', () => {
    expect(told(structureTree(paged([])))).toBe('Document()');
  });

  it('joins the lines of a paragraph, also across a page break', () => {
    const tree = structureTree(paged([[run('one ', 6)], [run('two ', 6)]], [[run('three', 6)]]));
    expect(told(tree)).toBe('Document(P(one two three))');
  });

  it('leaves out separators and the marks of bullets', () => {
    const bullet = [run('•', 4), run('shipped', 5)];
    const contact = [run('mail', 7), run(' | ', 6, true), run('phone', 6)];
    expect(told(structureTree(paged([bullet, contact])))).toBe(
      'Document(L(LI(LBody(shipped))) P(Link(mail) phone))',
    );
  });

  it('keeps reading order: what comes first on paper comes first in the tree', () => {
    const tree = structureTree(paged([[run('Ada', 1)], [run('hello', 6)]]));
    expect(told(tree)).toBe('Document(H1(Ada) P(hello))');
  });

  it('reads a title of two lines before the dates beside the first of them', () => {
    const dates: PlacedRun = { ...run('Apr 2023', 1), source: 'dates', readLast: true };
    const title = (text: string): PlacedRun => ({ ...run(text, 1), source: 'title' });
    const lines = [[title('Director of '), dates], [title('Programs ')], [run('More', 6)]];
    expect(told(structureTree(paged(lines)))).toBe(
      'Document(H1(Director of Programs Apr 2023) P(More))',
    );
  });
});
