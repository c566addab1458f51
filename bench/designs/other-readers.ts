import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Programs of others that tell the text of a PDF, each in an order of its own. The first two come with poppler, which the gate needs anyway. */
const PROGRAMS: Readonly<Record<string, (file: string) => readonly [string, ...string[]]>> = {
  pdftotext: (file) => ['pdftotext', file, '-'],
  'pdftotext -raw': (file) => ['pdftotext', '-raw', file, '-'],
  'pdfminer.six': (file) => ['pdf2txt', file],
  MuPDF: (file) => ['mutool', 'draw', '-q', '-F', 'txt', file],
};

const isThere = (program: string): boolean => spawnSync(program, ['--help']).error === undefined;

const THERE = Object.entries(PROGRAMS).filter(([, command]) => isThere(command('')[0]));

/** Reads what each program that is there makes of a PDF, by its name. */
export async function textsByReaders(pdf: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'readers-'));
  const file = join(folder, 'file.pdf');
  try {
    writeFileSync(file, pdf);
    const texts = THERE.map(([name, command]) => {
      const [program, ...args] = command(file);
      const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
      return [
        name,
        execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1e8, stdio }),
      ] as const;
    });
    return new Map([...texts, ['pdf.js', await textByPdfjs(pdf)]]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text in the order in which pdf.js tells it, which is that of the content. */
async function textByPdfjs(pdf: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return pages.join('\n');
}
