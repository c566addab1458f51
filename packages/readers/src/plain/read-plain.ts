import type { PlacedText } from '@shortlist/parser';
import { type FlowParagraph, LETTER, PLAIN_PARAGRAPH } from '../flow/flow.ts';
import { placeFlow } from '../flow/place-flow.ts';
import { READING_LIMITS } from '../limits.ts';
import { decodeText } from '../markup/decode-text.ts';
import { ReadError } from '../read-problem.ts';

const LINE = 12;
/** Width of a typewriter's letter at 10 points. */
const COLUMN = 5;

/** Plain text: lines that no empty line parts are one paragraph; leading space is its indent. */
export function readPlain(bytes: Uint8Array): PlacedText {
  const text = decodeText(bytes).replace(/\r\n?|\f|\v/g, '\n');
  const lines = text.split('\n', READING_LIMITS.paragraphs + 1);
  if (lines.length > READING_LIMITS.paragraphs) throw new ReadError('hostile');
  const paragraphs: FlowParagraph[] = [];
  let empty = 1;
  for (const line of lines) {
    const said = line.trim();
    const indent = indentOf(line);
    const last = paragraphs.at(-1);
    if (said !== '' && last && empty === 0 && last.indent === indent) {
      last.runs.push(runOf(`\n${said}`));
    } else if (said !== '') {
      paragraphs.push({
        ...PLAIN_PARAGRAPH,
        indent,
        spaceBefore: empty * LINE,
        runs: [runOf(said)],
        origin: 'body',
      });
    }
    empty = said === '' ? empty + 1 : 0;
  }
  return placeFlow({ format: 'text', ...LETTER, paragraphs });
}

const runOf = (text: string) => ({ text, size: 10, bold: false, italic: false });

/** Leading spaces and tabs in points; deeper than half a line is no indent but a column. */
function indentOf(line: string): number {
  const lead = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '        ').length ?? 0;
  return Math.min(lead, 60) * COLUMN;
}
