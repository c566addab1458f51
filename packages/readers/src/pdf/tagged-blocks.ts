import type { PageProxy, StructureNode, TextItem } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageContent } from './page-content.ts';

/** A paragraph, a heading or the text of an item, by the tags of a page. */
export type TaggedBlock = {
  /** Differs from those of all other blocks of the document. */
  number: number;
  /** The level of a heading, from 1. */
  heading?: number;
};

/** A text of pdf.js, with the block that the tags put it in. */
export type BlockItem = TextItem & { block?: TaggedBlock };

/** More than a page can have: numbers of two pages differ. */
const BLOCKS_OF_PAGE = 100_000;

const BLOCK = /^(?:P|H[1-6]|LBody)$/;

/** The items of a page, each text with its block (ISO 32000-1, 14.7.4 and 14.8.4). */
export async function withBlocks(
  page: PageProxy,
  items: PageContent['items'],
  index: number,
): Promise<PageContent['items']> {
  const tree = await page.getStructTree();
  const blocks = tree ? blocksOf(tree, index) : new Map<string, TaggedBlock>();
  const open: (TaggedBlock | undefined)[] = [];
  return items.map((item) => {
    if ('str' in item) {
      const block = open.findLast((each) => each !== undefined);
      return block ? { ...item, block } : item;
    }
    if (item.type === 'endMarkedContent') open.pop();
    else open.push(blocks.get(contentNumber(item.id)));
    return item;
  });
}

/** The number of marked content at the end of its id. */
const contentNumber = (id: string | null | undefined): string =>
  /_mc(\d+)$/.exec(id ?? '')?.[1] ?? '';

/** The blocks of a page by the numbers of the content in them; what is within a link belongs to the block around it. */
function blocksOf(root: StructureNode, index: number): Map<string, TaggedBlock> {
  const blocks = new Map<string, TaggedBlock>();
  let count = 0;
  const walk = ({ role, children }: StructureNode, around: TaggedBlock | undefined) => {
    const block = BLOCK.test(role) ? blockOf(role, index * BLOCKS_OF_PAGE + count++) : around;
    for (const child of children) {
      if ('children' in child) walk(child, block);
      else if (block && child.type === 'content') blocks.set(contentNumber(child.id), block);
    }
  };
  walk(root, undefined);
  return blocks;
}

function blockOf(role: string, number: number): TaggedBlock {
  const level = /^H(\d)$/.exec(role)?.[1];
  return { number, ...(level !== undefined && { heading: Number(level) }) };
}
