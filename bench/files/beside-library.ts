import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PrintDocument } from '@shortlist/document';
import { writeDocx } from '@shortlist/docx';
import { loadDesigns } from '@shortlist/templates';
import { build } from 'vite';
import { printIn, readResumeFile } from '../designs/print.ts';
import { median } from '../median.ts';
import type { Result } from '../result.ts';
import { writeByLibrary } from './library-document.ts';

const SAMPLE = new URL('../../packages/templates/samples/19-two-pages.json', import.meta.url);
const WRITE_ONCE = fileURLToPath(new URL('write-once.ts', import.meta.url));
const COLD_ROUNDS = 7;
const WARM_ROUNDS = 30;

/** Two pages as a Word file, by ours and by npm's docx in turns: time and size. */
export async function benchBesideLibrary(): Promise<Result[]> {
  const designs = await loadDesigns();
  const { document } = await printIn(readResumeFile(SAMPLE), designs.all[0], designs);
  const ours = () => writeDocx(document, { createdAt: new Date(0), creator: 'Shortlist' });
  const theirs = () => writeByLibrary(document);
  const cold = await timeCold(document);
  const warm = await timeWarm(ours, theirs);
  const [own, other] = [ours().length, (await theirs()).length];
  return [
    ratio('Word file of 2 pages, cold, docx / ours', [cold.theirs, cold.ours], 'ms'),
    ratio('Word file of 2 pages, warm, docx / ours', [warm.theirs, warm.ours], 'ms'),
    ratio('Word file of 2 pages, size, docx / ours', [other / 1000, own / 1000], 'kB'),
  ];
}

const ratio = (name: string, [other, own]: [number, number], unit: string): Result => ({
  name,
  figure: `${(other / own).toFixed(1)}x (${other.toFixed(1)} / ${own.toFixed(1)} ${unit})`,
  target: '> 1',
  met: other > own,
});

/** Each in a process of its own, bundled as the web app is, from asking for the writer to the bytes. */
async function timeCold(document: PrintDocument) {
  const folder = mkdtempSync(join(tmpdir(), 'cold-'));
  try {
    const file = join(folder, 'document.json');
    writeFileSync(file, JSON.stringify(document));
    await build({
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: { ssr: WRITE_ONCE, outDir: folder, emptyOutDir: false, minify: true },
    });
    const bundle = join(folder, 'write-once.js');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const run = (by: string) =>
      Number(execFileSync(process.execPath, [bundle, by, file], { encoding: 'utf8' }));
    const rounds = Array.from({ length: COLD_ROUNDS }, () => [run('ours'), run('library')]);
    const at = (place: number) => median(rounds.map((round) => round[place] ?? Number.NaN));
    return { ours: at(0), theirs: at(1) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function timeWarm(ours: () => unknown, theirs: () => Promise<unknown>) {
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = -5; round < WARM_ROUNDS; round += 1) {
    const own = await timeOf(ours);
    const other = await timeOf(theirs);
    if (round < 0) continue;
    times.ours.push(own);
    times.theirs.push(other);
  }
  return { ours: median(times.ours), theirs: median(times.theirs) };
}

async function timeOf(task: () => unknown): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}
