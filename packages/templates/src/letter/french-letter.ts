import { type Block, fullColumn, type PrintDocument } from '@shortlist/document';
import { millimetres } from '../papers.ts';
import { letterBlocks } from './letter-blocks.ts';
import { beginningAt, flush, headOf } from './letter-head.ts';
import type { LetterPages } from './letter-pages.ts';

/** Least distance of the recipient from the upper edge, about the third of a folded sheet that is seen first, and the space between the halves. Millimetres. */
const RECIPIENT_TOP = 50;
const GUTTER = 8;

/** Lines above the parts of the text. */
const SPACES = { date: 1.5, text: 1.2, subject: 2, salutation: 1.5, signature: 2 };

/** The French letter: the sender at the left, the recipient in the right half, place and date below it, the signature at the right. */
export function frenchLetter({ printed, pattern, ...pages }: LetterPages): PrintDocument {
  const { widens: _, ...document } = pages.document;
  const { left, right } = fullColumn(document.sheet);
  const middle = document.sheet.width / 2;
  const { date, recipient, text, signed, enclosures } = letterBlocks(printed, pattern, SPACES);
  const { title, sender } = headOf(document, pattern);
  const atRight = (block: Block): Block => ({ ...block, indent: middle - left });
  return {
    ...document,
    regions: [
      { left, right, blocks: title.map((block) => ({ ...block, align: 'start' })) },
      { left, right: middle - millimetres(GUTTER), below: 0, blocks: flush(sender) },
      {
        ...{ left: middle, right, below: 0 },
        ...beginningAt(millimetres(RECIPIENT_TOP), [...recipient, ...date]),
      },
      {
        ...{ left, right, below: 1, clears: [2] },
        blocks: [...text, ...signed.map(atRight), ...enclosures],
      },
    ],
  };
}
