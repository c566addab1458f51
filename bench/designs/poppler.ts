import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What programs of others say of a file. */
export type Outside = {
  /** The words of each page by `pdftotext`, in its own order and in that of the page's content. */
  pages: readonly string[];
  rawPages: readonly string[];
  /** The words of the structure tree, in its order. */
  told: string;
  /** What `qpdf --check` objects to; empty where that is nothing. */
  fault: string;
};

/** Asks poppler and qpdf about a PDF. */
export function askOutside(pdf: Uint8Array): Outside {
  const folder = mkdtempSync(join(tmpdir(), 'design-'));
  const file = join(folder, 'file.pdf');
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, {
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  try {
    writeFileSync(file, pdf);
    const pagesOf = (text: string) => text.split('\f').slice(0, -1);
    const checked = run('qpdf', '--check', file);
    const tree = run('pdfinfo', '-struct-text', file);
    return {
      pages: pagesOf(run('pdftotext', file, '-')),
      rawPages: pagesOf(run('pdftotext', '-raw', file, '-')),
      told: (tree.match(/"(.*)"/g) ?? []).map((text) => text.slice(1, -1)).join(' '),
      fault: checked.includes('No syntax or stream encoding errors found') ? '' : checked,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The words of a text, without invisible marks of direction and signs between two parts. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/[\u200E\u200F\u202A-\u202E]/gu, '')
    .split(/\s+/u)
    .filter((word) => word !== '' && word !== '|');

/** How many of `expected` stand in `found` in the same order: the longest common subsequence. */
export function countInOrder(expected: readonly string[], found: readonly string[]): number {
  if (expected.length === found.length && expected.every((word, at) => word === found[at]))
    return expected.length;
  let above = new Uint32Array(found.length + 1);
  for (const word of expected) {
    const row = new Uint32Array(found.length + 1);
    for (const [at, other] of found.entries()) {
      const without = Math.max(row[at] ?? 0, above[at + 1] ?? 0);
      row[at + 1] = word === other ? (above[at] ?? 0) + 1 : without;
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}
