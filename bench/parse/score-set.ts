import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { numberedIds } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
import { z } from 'zod';
import { findEvaluation } from '../evaluation.ts';
import { writeEight } from './write-eight.ts';

const Slice = z.object({ n: z.number(), macroF1: z.number() });
const Slices = z.record(z.string(), Slice);
const Report = z.object({
  n: z.number(),
  macroF1: z.number(),
  docMeanF1: z.number(),
  fields: z.record(z.string(), z.object({ f1: z.number() })),
  slices: z.object({ format: Slices, layout: Slices }),
});

/** The scores of a folder: F1 by field, of the mean document, and macro F1 of all, by format and by layout. */
export type Scores = z.infer<typeof Report>;

const DOCUMENT = /\.(?:pdf|docx?|odt|rtf)$/;

/** The documents of a folder; the truth lies beside each. */
export const documentsOf = (folder: string): string[] =>
  readdirSync(folder).filter((file) => DOCUMENT.test(file));

/** Finds the evaluation sets of resumes that have a scorer. Undefined without them. */
export function findSets(): string | undefined {
  const folder = findEvaluation('parse/score.mjs');
  return folder && join(folder, 'parse');
}

/** Reads every document of a folder and has the scorer of the sets compare what was read with the truth. */
export async function scoreFolder(sets: string, folder: string): Promise<Scores> {
  const out = mkdtempSync(join(tmpdir(), 'parse-bench-'));
  try {
    for (const file of documentsOf(folder)) {
      const name = basename(file, extname(file));
      const truth = JSON.parse(readFileSync(join(folder, `${name}.truth.json`), 'utf8'));
      const sections = await readSections(join(folder, file), truth);
      writeFileSync(join(out, `${name}.json`), JSON.stringify(sections));
    }
    const report = join(out, 'report.json');
    const folders = ['--truth', folder, '--pred', out];
    const options = ['--by', 'format,layout', '--json', report];
    execFileSync(process.execPath, [join(sets, 'score.mjs'), ...folders, ...options]);
    return Report.parse(JSON.parse(readFileSync(report, 'utf8')));
  } finally {
    rmSync(out, { recursive: true });
  }
}

/** Reads the sections of a file; nothing from one that the reader refuses, which the scorer counts as missed. */
async function readSections(file: string, truth: unknown) {
  const read = await readDocument(new Uint8Array(readFileSync(file)));
  return read.ok ? writeEight(parseResume(read.text, numberedIds()).resume, truth) : {};
}
