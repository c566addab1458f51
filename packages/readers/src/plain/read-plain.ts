import type { PlacedText } from '@shortlist/placed-text';
import { type FlowParagraph, LETTER, PLAIN_PARAGRAPH } from '../flow/flow.ts';
import { placeFlow } from '../flow/place-flow.ts';
import { READING_LIMITS } from '../limits.ts';
import { decodeText } from '../markup/decode-text.ts';
import { ReadError } from '../read-problem.ts';
import { writtenLines } from './written-lines.ts';

const LINE = 12;
/** Width of a typewriter's letter at 10 points. */
const COLUMN = 5;

/**
 * Plain text: lines that no empty line parts are one paragraph; leading space is its indent. Lines that were broken
 * to fit a page are whole again, and underlined lines are headings.
 */
export const readPlain = (bytes: Uint8Array): PlacedText =>
  placeFlow({ format: 'text', ...LETTER, paragraphs: plainParagraphs(bytes) });

/** The paragraphs of plain text. */
export function plainParagraphs(bytes: Uint8Array): FlowParagraph[] {
  const text = decodeText(bytes).replace(/\r\n?|\f|\v/g, '\n');
  const lines = text.split('\n', READING_LIMITS.paragraphs + 1);
  if (lines.length > READING_LIMITS.paragraphs) throw new ReadError('hostile');
  const paragraphs: FlowParagraph[] = [];
  for (const { text: said, indent: columns, empty, heading } of writtenLines(lines)) {
    const indent = columns * COLUMN;
    const last = paragraphs.at(-1);
    const isHeaded = heading !== undefined || last?.heading !== undefined;
    if (last && empty === 0 && !isHeaded && last.indent === indent) {
      last.runs.push(runOf(`\n${said}`));
      continue;
    }
    paragraphs.push({
      ...PLAIN_PARAGRAPH,
      indent,
      spaceBefore: empty * LINE,
      runs: [runOf(said)],
      origin: 'body',
      ...(heading !== undefined && { heading }),
    });
  }
  return paragraphs;
}

const runOf = (text: string) => ({ text, size: 10, bold: false, italic: false });
