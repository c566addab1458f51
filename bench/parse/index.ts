import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseResume } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
import { EntryId } from '@shortlist/resume';
import { median } from '../median.ts';
import type { Result } from '../result.ts';
import { benchBesidePdfjs } from './beside-pdfjs.ts';
import { benchInStep } from './in-step.ts';
import { documentsOf, findSet, type Scores, scoreSet } from './score-set.ts';

/** Macro F1 that other people's documents must reach, by format. */
const FORMAT_TARGETS: Record<string, number> = { pdf: 0.85, docx: 0.88, doc: 0.85 };

/** F1 of single fields. */
const FIELD_TARGETS: Record<string, number> = {
  'contact.fullName': 0.98,
  'contact.email': 0.98,
  'contact.phone': 0.98,
  'experiences.role': 0.92,
  'experiences.company': 0.92,
  'experiences.startDate': 0.92,
  'experiences.endDate': 0.92,
  'educations.school': 0.92,
  'educations.startDate': 0.92,
  'educations.endDate': 0.92,
};

const ROUNDS = 10;

/** How well resumes are read, by format, layout and field, and what the parser adds to the reading of a PDF. */
export async function benchParse(): Promise<Result[]> {
  const speed = [await benchBesidePdfjs(), await benchInStep()];
  const set = findSet();
  if (set === undefined) {
    return [...speed, { name: 'reading resumes', figure: 'skipped: no evaluation set' }];
  }
  const scores = await scoreSet(set);
  return [
    ...speed,
    ...byFormat(scores),
    ...byLayout(scores),
    ...byField(scores),
    ...(await benchTime(set)),
  ];
}

function byFormat({ slices }: Scores): Result[] {
  return Object.entries(slices.format).map(([format, { n, macroF1 }]) =>
    reaches(`macro F1, ${format} (${n} documents)`, macroF1, FORMAT_TARGETS[format]),
  );
}

function byLayout({ slices }: Scores): Result[] {
  return Object.entries(slices.layout).map(([layout, { n, macroF1 }]) =>
    reaches(`macro F1, layout ${layout} (${n})`, macroF1, undefined),
  );
}

function byField({ fields }: Scores): Result[] {
  return Object.entries(FIELD_TARGETS).map(([field, target]) =>
    reaches(`F1, ${field}`, fields[field]?.f1 ?? 0, target),
  );
}

function reaches(name: string, score: number, target: number | undefined): Result {
  const figure = score.toFixed(3);
  return target === undefined
    ? { name, figure }
    : { name, figure, target: `>= ${target}`, met: score >= target };
}

/** Time of the parser beside that of the reader, over the PDFs of the set. */
async function benchTime(set: string): Promise<Result[]> {
  const reading: number[] = [];
  const parsing: number[] = [];
  for (const file of documentsOf(join(set, 'dev')).filter((name) => name.endsWith('.pdf'))) {
    const bytes = readFileSync(join(set, 'dev', file));
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      const read = await readDocument(new Uint8Array(bytes));
      const between = performance.now();
      if (!read.ok) throw new Error(`${file}: ${read.problem.message}`);
      parseResume(read.text, () => EntryId.parse('e'));
      reading.push(between - start);
      parsing.push(performance.now() - between);
    }
  }
  const [read, parse] = [median(reading), median(parsing)];
  return [
    {
      name: 'a PDF: the parser, beside the reader of its text',
      figure: `${parse.toFixed(1)} ms, ${read.toFixed(1)} ms`,
      target: 'parser < 10 ms',
      met: parse < 10,
    },
  ];
}
