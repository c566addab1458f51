import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { parseResume, writeSections } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
import { numberedIds } from '@shortlist/resume';
import { z } from 'zod';

const Slice = z.object({ n: z.number(), macroF1: z.number() });
const Report = z.object({
  fields: z.record(z.string(), z.object({ f1: z.number() })),
  slices: z.object({ format: z.record(z.string(), Slice), layout: z.record(z.string(), Slice) }),
});

/** What the scorer of a set says: F1 by field, macro F1 by format and by layout. */
export type Scores = z.infer<typeof Report>;

const DOCUMENT = /\.(?:pdf|docx?)$/;

/** The documents of a set, and the truth beside them. */
export const documentsOf = (folder: string): string[] =>
  readdirSync(folder).filter((file) => DOCUMENT.test(file));

/** Where the evaluation set lies: a folder beside the repository, or `PARSE_SET`. Undefined without one. */
export function findSet(): string | undefined {
  const beside = new URL('../../../shared/eval/parse', import.meta.url).pathname;
  const folder = process.env.PARSE_SET ?? beside;
  return existsSync(join(folder, 'score.mjs')) ? folder : undefined;
}

/** Reads every document of the set and has its scorer compare what was read with the truth. */
export async function scoreSet(set: string): Promise<Scores> {
  const out = mkdtempSync(join(tmpdir(), 'parse-bench-'));
  try {
    for (const file of documentsOf(join(set, 'dev'))) {
      const sections = await readSections(join(set, 'dev', file));
      writeFileSync(join(out, `${basename(file, extname(file))}.json`), JSON.stringify(sections));
    }
    const report = join(out, 'report.json');
    const folders = ['--truth', join(set, 'dev'), '--pred', out];
    const options = ['--by', 'format,layout', '--json', report];
    execFileSync(process.execPath, [join(set, 'score.mjs'), ...folders, ...options]);
    return Report.parse(JSON.parse(readFileSync(report, 'utf8')));
  } finally {
    rmSync(out, { recursive: true });
  }
}

async function readSections(file: string) {
  const read = await readDocument(new Uint8Array(readFileSync(file)));
  if (!read.ok) throw new Error(`${file}: ${read.problem.message}`);
  return writeSections(parseResume(read.text, numberedIds()).resume);
}
