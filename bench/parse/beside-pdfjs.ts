import { numberedIds } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
import { median } from '../median.ts';
import type { Result } from '../result.ts';
import { readWithPdfjs } from './read-with-pdfjs.ts';
import { twoPagePdf } from './two-page-pdf.ts';

const WARM_UP = 10;
const ROUNDS = 40;

/** The most times as long as pdf.js alone needs for its text that reading and parsing together may take. */
const LIMIT = 1.6;

/** A PDF of two pages, read and parsed, beside pdf.js that only gives its text; the two take turns. */
export async function benchBesidePdfjs(): Promise<Result> {
  const bytes = await twoPagePdf();
  const times = { ours: [] as number[], pdfjs: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const ours = await timeOf(() => parseWithOurs(bytes));
    const pdfjs = await timeOf(() => readWithPdfjs(bytes));
    if (round < 0) continue;
    times.ours.push(ours);
    times.pdfjs.push(pdfjs);
  }
  const [ours, pdfjs] = [median(times.ours), median(times.pdfjs)];
  return {
    name: 'two-page PDF parsed: ours / text of pdf.js alone',
    figure: `${(ours / pdfjs).toFixed(2)}x (${ours.toFixed(1)} / ${pdfjs.toFixed(1)} ms)`,
    target: `< ${LIMIT}`,
    met: ours / pdfjs < LIMIT,
  };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function parseWithOurs(bytes: Uint8Array) {
  const read = await readDocument(bytes);
  if (!read.ok) throw new Error(read.problem.code);
  return parseResume(read.text, numberedIds());
}
