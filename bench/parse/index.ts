import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EntryId } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
import { median } from '../median.ts';
import type { Result } from '../result.ts';
import { benchBesidePdfjs } from './beside-pdfjs.ts';
import { benchConfidence } from './confidence/index.ts';
import { benchInStep } from './in-step.ts';
import { benchOpenContent } from './open-content.ts';
import { documentsOf, findSets, type Scores, scoreFolder } from './score-set.ts';

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

/** Measures how well resumes are read, by set, format, layout and field, and what the parser adds to the reading of a PDF. */
export async function benchParse(): Promise<Result[]> {
  const speed = [await benchBesidePdfjs(), await benchInStep()];
  const sets = findSets();
  if (sets === undefined) {
    return [...speed, { name: 'reading resumes', figure: 'skipped: no evaluation set' }];
  }
  const dev = await scoreFolder(sets, join(sets, 'dev'));
  return [
    ...speed,
    ...byFormat(dev),
    ...byLayout('dev', dev),
    ...byField(dev),
    ...(await benchReal(sets)),
    ...(await benchOpenContent(sets, 'dev')),
    ...(await benchOpenContent(sets, 'real')),
    ...(await benchGenerated(sets)),
    ...(await benchTime(sets)),
  ];
}

/** Documents that other programs made. */
async function benchReal(sets: string): Promise<Result[]> {
  const scores = await scoreFolder(sets, join(sets, 'real'));
  return wholeSet('real', scores, { macroF1: 0.95, docMeanF1: 0.93 });
}

/**
 * Documents of our own generator, where `PARSE_GENERATED` says their folder. Rules may be made after
 * what stands in `learn`; `unseen` is made by other designs, at whose documents nobody looks.
 */
async function benchGenerated(sets: string): Promise<Result[]> {
  const folder = process.env.PARSE_GENERATED;
  if (folder === undefined) return [];
  const learn = await scoreFolder(sets, join(folder, 'learn'));
  const unseen = await scoreFolder(sets, join(folder, 'unseen'));
  return [
    ...byLayout('learn', learn),
    ...byLayout('unseen', unseen),
    ...wholeSet('generated, learn', learn, {}),
    ...wholeSet('generated, unseen', unseen, { macroF1: 0.95 }),
    ...(await benchConfidence(join(folder, 'unseen'))),
  ];
}

function wholeSet(
  set: string,
  { n, macroF1, docMeanF1 }: Scores,
  targets: { macroF1?: number; docMeanF1?: number },
): Result[] {
  return [
    reaches(`${set}: macro F1 (${n} documents)`, macroF1, targets.macroF1),
    reaches(`${set}: F1 of the mean document`, docMeanF1, targets.docMeanF1),
  ];
}

function byFormat({ slices }: Scores): Result[] {
  return Object.entries(slices.format).map(([format, { n, macroF1 }]) =>
    reaches(`macro F1, ${format} (${n} documents)`, macroF1, FORMAT_TARGETS[format]),
  );
}

function byLayout(set: string, { slices }: Scores): Result[] {
  return Object.entries(slices.layout).map(([layout, { n, macroF1 }]) =>
    reaches(`${set}: macro F1, layout ${layout} (${n})`, macroF1, undefined),
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

/** Time of the parser beside that of the reader, over the PDFs of `dev`. */
async function benchTime(sets: string): Promise<Result[]> {
  const reading: number[] = [];
  const parsing: number[] = [];
  for (const file of documentsOf(join(sets, 'dev')).filter((name) => name.endsWith('.pdf'))) {
    const bytes = readFileSync(join(sets, 'dev', file));
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      const read = await readDocument(new Uint8Array(bytes));
      const between = performance.now();
      if (!read.ok) throw new Error(`${file}: ${read.problem.code}`);
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
