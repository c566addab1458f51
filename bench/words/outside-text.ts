import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { programOr } from '../resumes/missing-program.ts';

/** The text of a PDF by poppler, in its own order. */
export const textOfPdf = (file: string): string =>
  execFileSync('pdftotext', [file, '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1e8,
  });

/** The text of plain text and Markdown is the file; tags of HTML and targets of links are no text of it. */
export const textOfSource = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/<!--[\s\S]*?-->|<\/?[a-z][^>]*>/giu, ' ')
    .replace(/\]\([^)]*\)/gu, ' ')
    .replace(/&[a-z]+;/giu, ' ');

/** The texts of files for an office, by LibreOffice, in the order of the files. Throws `MissingProgram`. */
export function textsOfOffice(files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const home = `-env:UserInstallation=file://${folder}/profile`;
  const options = ['--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder];
  try {
    programOr('soffice', 'apt-get install libreoffice-writer', () =>
      execFileSync('soffice', ['--headless', home, ...options, ...files], {
        stdio: 'pipe',
        maxBuffer: 1e8,
      }),
    );
    return files.map((file) =>
      readFileSync(join(folder, `${basename(file, extname(file))}.txt`), 'utf8'),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
