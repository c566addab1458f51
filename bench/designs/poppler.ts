import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The answers of others' programs about a file. */
export type Outside = {
  /** The words of each page by `pdftotext`, in its own order and in that of the page's content. */
  pages: readonly string[];
  rawPages: readonly string[];
  /** The words of the structure tree, in its order. */
  told: string;
  /** The objections of `qpdf --check`; empty where there are none. */
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
