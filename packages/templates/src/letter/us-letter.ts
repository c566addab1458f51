import type { PrintDocument } from '@shortlist/document';
import { letterBlocks } from './letter-blocks.ts';
import { tightHead } from './letter-head.ts';
import type { LetterPages } from './letter-pages.ts';

/** The American block: below the head of the design, all lines begin at the left margin. */
export function usLetter({ printed, document, pattern }: LetterPages): PrintDocument {
  const { date, recipient, text, signed, enclosures } = letterBlocks(printed, pattern);
  const blocks = [...pattern.before, ...date, ...recipient, ...text, ...signed, ...enclosures];
  return {
    ...document,
    regions: document.regions.map((region) => ({
      ...region,
      blocks: (region === pattern.region ? blocks : region.blocks).map(tightHead(pattern)),
    })),
  };
}
