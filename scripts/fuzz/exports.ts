// Broken exports of every source, read or refused: no crash, no hang. `node scripts/fuzz/exports.ts [TIMES] [SEED]`; a file
// that fails is kept in the system's temporary folder.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SUBJECTS, type Subject } from '../../packages/imports/src/fuzz/subjects.test-support.ts';
import { readExport } from '../../packages/imports/src/index.ts';
import { createDice } from '../../packages/readers/src/fuzz/mutate.test-support.ts';

const SLOWEST_MS = 10_000;
const [times = '2000', seed = '1'] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The place where a file that hangs or crashes would be found: it is there before it is read. */
const current = join(tmpdir(), `fuzz-exports-${process.pid}`);

async function fuzz({ format, breakOne }: Subject): Promise<number> {
  const roll = createDice(Number(seed));
  const outcome = { read: 0, refused: 0, slowest: 0, failed: 0 };
  for (let time = 0; time < Number(times); time += 1) {
    const bytes = breakOne(roll);
    writeFileSync(current, bytes);
    const startedAt = performance.now();
    const answer = await readExport(bytes).catch((error: unknown) => ({ error }));
    const took = performance.now() - startedAt;
    outcome.slowest = Math.max(outcome.slowest, took);
    if ('error' in answer || took > SLOWEST_MS) {
      outcome.failed += 1;
      writeFileSync(`${current}-${outcome.failed}`, bytes);
      say(`  ${current}-${outcome.failed}: ${Math.round(took)} ms, ${JSON.stringify(answer)}`);
    } else if (answer.ok) outcome.read += 1;
    else outcome.refused += 1;
  }
  const { read, refused, slowest, failed } = outcome;
  say(`${format.padEnd(15)} ${read} read, ${refused} refused, slowest ${Math.round(slowest)} ms`);
  return failed;
}

// pdf.js leaves some promises of its own alone when it gives up one way of opening a file and tries another.
process.on('unhandledRejection', (reason) => {
  if (reason instanceof Error && reason.stack?.includes('pdf.worker.mjs')) return;
  say(`rejected unseen, ${current}: ${String(reason)}`);
  process.exitCode = 1;
});
for (const subject of SUBJECTS) if ((await fuzz(subject)) > 0) process.exitCode = 1;
