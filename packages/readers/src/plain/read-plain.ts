import type { PlacedText } from '@shortlist/parser';
import { type FlowParagraph, LETTER, PLAIN_PARAGRAPH } from '../flow/flow.ts';
import { placeFlow } from '../flow/place-flow.ts';
import { decodeText } from '../markup/decode-text.ts';

const LINE = 12;
/** Width of a typewriter's letter at 10 points. */
const COLUMN = 5;

/** Plain text: lines that no empty line parts are one paragraph; leading space is its indent. */
export function readPlain(bytes: Uint8Array): PlacedText {
  const lines = decodeText(bytes)
    .replace(/\r\n?|\f|\v/g, '\n')
    .split('\n');
  const paragraphs: FlowParagraph[] = [];
  let empty = 1;
  for (const line of lines) {
    const text = line.trimEnd();
    const last = paragraphs.at(-1);
    const indent = indentOf(text);
    if (text.trim() === '') empty += 1;
    else if (last && empty === 0 && last.indent === indent) {
      last.runs.push(runOf(`\n${text.trimStart()}`));
    } else {
      paragraphs.push({
        ...PLAIN_PARAGRAPH,
        indent,
        spaceBefore: empty * LINE,
        runs: [runOf(text.trimStart())],
        origin: 'body',
      });
    }
    if (text.trim() !== '') empty = 0;
  }
  return placeFlow({ format: 'text', ...LETTER, paragraphs });
}

const runOf = (text: string) => ({ text, size: 10, bold: false, italic: false });

/** Leading spaces and tabs in points; deeper than half a line is no indent but a column. */
function indentOf(line: string): number {
  const lead = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '        ').length ?? 0;
  return Math.min(lead, 60) * COLUMN;
}
