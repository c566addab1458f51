import { EntryId } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import type { PlacedText } from '@shortlist/placed-text';
import { readDocument } from '@shortlist/readers';
import { median } from '../median.ts';
import type { Result } from '../result.ts';
import { twoPagePdf } from './two-page-pdf.ts';

/** Copies of a resume of two pages, one behind the other. */
const FEW = 5;
const MANY = 50;

const ROUNDS = 7;

/** Ten times the text may take this many times as long: a square would take a hundred. */
const LIMIT = 20;

/** Measures how the time of the parser grows with the text. */
export async function benchInStep(): Promise<Result> {
  const read = await readDocument(await twoPagePdf());
  if (!read.ok) throw new Error(read.problem.code);
  const [few, many] = [repeat(read.text, FEW), repeat(read.text, MANY)];
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const ofFew = timeOf(few);
    const ofMany = timeOf(many);
    if (round < 0) continue;
    times.few.push(ofFew);
    times.many.push(ofMany);
  }
  const ratio = median(times.many) / median(times.few);
  return {
    name: `parser: ${MANY * 2} pages / ${FEW * 2} pages`,
    figure: `${ratio.toFixed(1)}x (${median(times.many).toFixed(0)} / ${median(times.few).toFixed(0)} ms)`,
    target: `< ${LIMIT}`,
    met: ratio < LIMIT,
  };
}

function repeat(text: PlacedText, times: number): PlacedText {
  const copies = Array.from({ length: times }, (_, copy) => copy);
  return {
    ...text,
    pages: copies.flatMap(() => text.pages),
    lines: copies.flatMap((copy) =>
      text.lines.map((line) => ({ ...line, page: line.page + copy * text.pages.length })),
    ),
  };
}

function timeOf(text: PlacedText): number {
  const start = performance.now();
  parseResume(text, () => EntryId.parse('entry'));
  return performance.now() - start;
}
