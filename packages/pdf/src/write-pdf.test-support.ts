import type { Block, PrintDocument } from '@shortlist/document';
import { writePdf } from './index.ts';
import { layOutBlocks } from './lay-out-blocks.test-support.ts';

export const OPTIONS = { createdAt: new Date('2026-03-04T05:06:07Z'), creator: 'Some Product' };

/** The PDF of these blocks on letter paper. */
export function writeBlocks(blocks: Block[], properties?: Partial<PrintDocument>) {
  const { paged, fonts } = layOutBlocks(blocks, properties);
  return writePdf(paged, fonts, OPTIONS);
}
