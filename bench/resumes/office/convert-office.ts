import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programOr } from '../missing-program.ts';

/** A profile of our own, so that no setting of the machine matters; the first call fills it. */
const PROFILE = join(tmpdir(), `office-profile-${process.pid}`);
process.on('exit', () => rmSync(PROFILE, { recursive: true, force: true }));

/** Converts a document with LibreOffice. */
export function convertOffice(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  try {
    writeFileSync(join(folder, `resume.${from}`), bytes);
    const profile = `-env:UserInstallation=${pathToFileURL(PROFILE)}`;
    const options = [profile, '--headless', '--convert-to', FILTERS[to] ?? to, '--outdir', folder];
    programOr('soffice', 'apt-get install libreoffice-writer', () =>
      execFileSync('soffice', [...options, join(folder, `resume.${from}`)], { stdio: 'pipe' }),
    );
    return readFileSync(join(folder, `resume.${to}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Export filters by name where the ending alone would choose another. */
const FILTERS: Record<string, string> = { doc: 'doc:MS Word 97', docx: 'docx:MS Word 2007 XML' };
