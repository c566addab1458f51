import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOr } from '../missing-program.ts';

export type Engine = 'pdflatex' | 'xelatex' | 'lualatex';

const INSTALL =
  'apt-get install texlive-latex-extra texlive-fonts-extra texlive-xetex texlive-luatex texlive-plain-generic';

/** The PDF that an engine of TeX Live makes of a source, in a folder that is gone afterwards. */
export function runLatex(engine: Engine, source: string, passes: number): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'latex-'));
  try {
    writeFileSync(join(folder, 'resume.tex'), source);
    const options = ['-interaction=nonstopmode', '-halt-on-error', 'resume.tex'];
    for (let pass = 0; pass < passes; pass++) {
      programOr(engine, INSTALL, () =>
        execFileSync(engine, options, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }),
      );
    }
    return readFileSync(join(folder, 'resume.pdf'));
  } catch (error) {
    throw withLog(error, engine);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** TeX says what is wrong on standard output, after an exclamation mark. */
function withLog(error: unknown, engine: Engine): unknown {
  if (!(error instanceof Error && 'stdout' in error)) return error;
  const said = String(error.stdout).split('\n');
  const from = said.findIndex((line) => line.startsWith('!'));
  return new Error(`${engine} failed: ${said.slice(from, from + 8).join('\n')}`);
}
