import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { programOr } from '../resumes/missing-program.ts';
import { wordsIn } from './words-in.ts';

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

/**
 * The texts of files for an office, by LibreOffice, in the order of the files: as it saves them as text, and the words that only
 * the paper has which it prints, such as those of notes. Throws `MissingProgram`.
 */
export function textsOfOffice(files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const home = `-env:UserInstallation=file://${folder}/profile`;
  const saveAs = (form: string) => {
    const options = ['--convert-to', form, '--outdir', folder];
    execFileSync('soffice', ['--headless', home, ...options, ...files], {
      stdio: 'pipe',
      maxBuffer: 1e8,
    });
  };
  try {
    programOr('soffice', 'apt-get install libreoffice-writer', () => {
      saveAs('txt:Text (encoded):UTF8');
      saveAs('pdf');
    });
    return files.map((file) => {
      const saved = join(folder, basename(file, extname(file)));
      const text = readFileSync(`${saved}.txt`, 'utf8');
      return [text, ...wordsBeside(text, textOfPdf(`${saved}.pdf`))].join('\n');
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The words of the paper that the text does not have, each once: heads and feet stand on every page. */
function wordsBeside(text: string, printed: string): string[] {
  const known = new Set(wordsIn(text));
  return [...new Set(wordsIn(printed))].filter((word) => !known.has(word));
}
