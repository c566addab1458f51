import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOr } from '../resumes/missing-program.ts';

/** The PDFs that LibreOffice makes of Word files, by their names. */
export function printedByLibreOffice(
  files: ReadonlyMap<string, Uint8Array>,
): Map<string, Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const home = `-env:UserInstallation=file://${folder}/profile`;
  try {
    for (const [name, file] of files) writeFileSync(join(folder, `${name}.docx`), file);
    const paths = [...files.keys()].map((name) => join(folder, `${name}.docx`));
    const options = ['--headless', home, '--convert-to', 'pdf', '--outdir', folder];
    programOr('soffice', 'apt-get install libreoffice-writer', () =>
      execFileSync('soffice', [...options, ...paths], { stdio: 'pipe', maxBuffer: 1e8 }),
    );
    return new Map(
      [...files.keys()].map((name) => [name, readFileSync(join(folder, `${name}.pdf`))]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text of each page of a PDF by `pdftotext`, in the order of its content: dates at the margin stand in their line. */
export function pagesOf(pdf: Uint8Array): string[] {
  const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' });
  return text.split('\f').slice(0, -1);
}
