import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadFamilies } from '@shortlist/fonts';
import { writePdf } from '@shortlist/pdf';
import { block, bullet, layOutBlocks } from '@shortlist/pdf/lay-out-blocks.test-support';
import { type Enclosure, joinEnclosures } from './index.ts';

await loadFamilies();

const A4 = { width: 595, height: 842, margins: { top: 40, right: 40, bottom: 40, left: 40 } };

const letter = layOutBlocks([block('Ada King', { role: 'title' }), block('Dear Ms. Roe,')], {
  title: 'Letter',
  language: 'en',
  sheet: A4,
});
const resume = layOutBlocks([block('Ada King', { role: 'title' }), bullet('Engines')], {
  title: 'Resume',
  language: 'en',
});
const fonts = new Map([letter, resume].flatMap((each) => [...each.fonts]));

const OPTIONS = {
  createdAt: new Date('2026-03-04T05:06:07Z'),
  creator: 'Some Product',
  asParts: true,
};

/** A letter of one page on A4. */
export const LETTER = await writePdf(letter.paged, fonts, { ...OPTIONS, declaresUa: false });

/** The same, declaring PDF/UA. */
export const UA_LETTER = await writePdf(letter.paged, fonts, OPTIONS);

/** A letter of one page, and a resume of one. */
export const WITH_RESUME = await writePdf([letter.paged, resume.paged], fonts, OPTIONS);

/** A file that another program wrote. */
export const sample = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'samples', name)));

export const pdfOf = (bytes: Uint8Array, name = 'Certificate'): Enclosure => ({
  name,
  kind: 'pdf',
  bytes,
});

/** Joins PDFs behind the letter. */
export const joinBehind = (...files: Uint8Array[]) =>
  joinEnclosures(
    LETTER,
    files.map((file) => pdfOf(file)),
  );

/** Runs a program on a PDF; `{}` stands for its file, `{out}` for one that it writes, whose bytes come back. */
export function runProgram(bytes: Uint8Array, program: string, args: readonly string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'enclosure-'));
  const [file, out] = [join(folder, 'file.pdf'), join(folder, 'out.pdf')];
  try {
    writeFileSync(file, bytes);
    const filled = args.map((argument) => ({ '{}': file, '{out}': out })[argument] ?? argument);
    const printed = execFileSync(program, filled, {
      maxBuffer: 1e8,
      // Programs warn of what is odd in files that are meant to be.
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return args.includes('{out}') ? readFileSync(out) : printed;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Draws the pages from one on as viewers show them; of each, dots of three bytes behind a line of their number. */
export const drawPages = (bytes: Uint8Array, from = 1): Buffer =>
  runProgram(bytes, 'pdftoppm', ['-f', String(from), '-r', '50', '-cropbox', '{}']);
