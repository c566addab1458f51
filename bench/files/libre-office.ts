import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOr } from '../resumes/missing-program.ts';

type Ending = 'docx' | 'odt' | 'pdf';

/** Converts files of one kind with LibreOffice, by their names. */
export function convertedByLibreOffice(
  files: ReadonlyMap<string, Uint8Array>,
  { from, to }: { from: Ending; to: Ending },
): Map<string, Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const [home, out] = [`-env:UserInstallation=file://${folder}/profile`, join(folder, 'out')];
  try {
    for (const [name, file] of files) writeFileSync(join(folder, `${name}.${from}`), file);
    const paths = [...files.keys()].map((name) => join(folder, `${name}.${from}`));
    const options = ['--headless', home, '--convert-to', to, '--outdir', out];
    programOr('soffice', 'apt-get install libreoffice-writer', () =>
      execFileSync('soffice', [...options, ...paths], { stdio: 'pipe', maxBuffer: 1e8 }),
    );
    return new Map(
      [...files.keys()].map((name) => [name, readFileSync(join(out, `${name}.${to}`))]),
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
