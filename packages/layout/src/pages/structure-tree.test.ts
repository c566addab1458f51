import type { Block } from '@shortlist/document';
import { describe, expect, it } from 'vitest';
import { block, documentOf, fixedMeasurer, span } from '../fixed-measurer.test-support.ts';
import { layOut, type PagedDocument } from '../index.ts';

const paged = (...blocks: Block[]) => layOut(documentOf(blocks, { lines: 3 }), fixedMeasurer);

/** The structure tree as "role parent". */
const treeOf = ({ structure }: PagedDocument) =>
  structure.map(({ role, parent }) => `${role} ${parent}`);

describe('the structure tree', () => {
  it('has a node for each block', () => {
    const tree = treeOf(
      paged(
        block('a', { role: 'title' }),
        block('b', { role: 'heading' }),
        block('c', { role: 'entry' }),
        block('d'),
      ),
    );
    expect(tree).toEqual(['Document -1', 'H1 0', 'H2 0', 'H3 0', 'P 0']);
  });

  it('makes one list of neighbouring bullets', () => {
    const bullet = block('a', { role: 'bullet', marker: '•', indent: 20 });
    const tree = treeOf(paged(bullet, bullet, block('b'), bullet));
    expect(tree).toEqual([
      ...['Document -1', 'L 0', 'LI 1', 'Lbl 2', 'LBody 2', 'LI 1', 'Lbl 5', 'LBody 5'],
      ...['P 0', 'L 0', 'LI 9', 'Lbl 10', 'LBody 10'],
    ]);
  });

  it('has links of their own below the block', () => {
    const link = { href: 'mailto:a@example.com', label: 'E-mail' };
    const { structure, pages } = paged(block([span('b '), span('a@x', { link })]));
    expect(structure[2]).toEqual({ role: 'Link', parent: 1, link });
    expect(pages[0]?.lines[0]?.runs.map(({ node }) => node)).toEqual([1, 2]);
  });

  it('[OC5] has one link for neighbours that share it, whatever their style', () => {
    const link = { href: 'https://a.org', label: 'Link: abc' };
    const { structure, pages } = paged(
      block([
        span('a', { link }),
        span('b', { link, weight: 700 }),
        span('c', { link: { ...link } }),
        span('d'),
        span('e', { link }),
      ]),
    );
    expect(structure.slice(2).map(({ role }) => role)).toEqual(['Link', 'Link', 'Link']);
    expect(pages[0]?.lines[0]?.runs.map(({ node }) => node)).toEqual([2, 2, 3, 1, 4]);
  });

  it('has one node for a block on several pages', () => {
    const { pages } = paged(block('aaaaaaaaaaaaaaa '.repeat(9)));
    const nodes = pages.flatMap(({ lines }) =>
      lines.flatMap(({ runs }) => runs.map((r) => r.node)),
    );
    expect(pages).toHaveLength(3);
    expect(new Set(nodes)).toEqual(new Set([1]));
  });

  it('leaves no node for an empty block', () => {
    expect(treeOf(paged(block(' '), block('a')))).toEqual(['Document -1', 'P 0']);
  });

  it('says that a bar is decoration, and its spaces are not', () => {
    const { pages } = paged(block([span('a'), span(' | ', { separator: true }), span('b')]));
    const runs = pages[0]?.lines[0]?.runs.map(({ text, decorative }) => [text, decorative]);
    expect(runs).toEqual([
      ['a', false],
      [' ', false],
      ['|', true],
      [' ', false],
      ['b', false],
    ]);
  });
});
