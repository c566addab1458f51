// Broken files of every format, read or refused: no crash, no hang, nothing rejected unseen.
// `node scripts/fuzz/documents.ts [TIMES] [SEED]`; a file that fails is kept in the system's temporary folder.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDice } from '../../packages/readers/src/fuzz/mutate.test-support.ts';
import { SUBJECTS, type Subject } from '../../packages/readers/src/fuzz/subjects.test-support.ts';
import { readDocument } from '../../packages/readers/src/index.ts';

const SLOWEST_MS = 10_000;
const [times = '2000', seed = '1'] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The place where a file that hangs would be found: it is there before it is read. */
const current = join(tmpdir(), `fuzz-documents-${process.pid}`);

type Outcome = { read: number; refused: number; slowest: number; failures: string[] };

async function fuzz({ format, breakOne }: Subject): Promise<Outcome> {
  const roll = createDice(Number(seed));
  const outcome: Outcome = { read: 0, refused: 0, slowest: 0, failures: [] };
  for (let time = 0; time < Number(times); time += 1) {
    const bytes = breakOne(roll);
    writeFileSync(current, bytes);
    const startedAt = performance.now();
    const answer = await readDocument(bytes);
    const took = performance.now() - startedAt;
    // What was rejected unseen is reported at the end of a turn.
    await new Promise(setImmediate);
    outcome.slowest = Math.max(outcome.slowest, took);
    if (answer.ok) outcome.read += 1;
    else outcome.refused += 1;
    const isUnforeseen = !answer.ok && format !== 'PDF' && 'cause' in answer.problem;
    if (took > SLOWEST_MS || isUnforeseen) {
      const kept = `${current}-${format.replace(' ', '-')}-${time}`;
      writeFileSync(kept, bytes);
      outcome.failures.push(`${kept}: ${Math.round(took)} ms, ${describe(answer)}`);
    }
  }
  return outcome;
}

const describe = (answer: Awaited<ReturnType<typeof readDocument>>): string =>
  answer.ok ? 'read' : `${answer.problem.code} ${String(answer.problem.cause ?? '')}`;

let failed = 0;
let insidePdfjs = 0;
process.on('unhandledRejection', (reason) => {
  // pdf.js leaves some promises of its own alone when it gives up one way of opening a file and tries
  // another; a host of the readers gets these events, as the command line's thread does.
  const isInside = reason instanceof Error && reason.stack?.includes('pdf.worker.mjs');
  if (isInside) insidePdfjs += 1;
  else {
    failed += 1;
    say(`rejected unseen, ${current}: ${String(reason)}`);
  }
});
for (const subject of SUBJECTS) {
  const { read, refused, slowest, failures } = await fuzz(subject);
  failed += failures.length;
  say(
    `${subject.format.padEnd(11)} ${read} read, ${refused} refused, slowest ${Math.round(slowest)} ms`,
  );
  for (const failure of failures) say(`  ${failure}`);
}
say(`${insidePdfjs} rejections inside pdf.js`);
process.exitCode = failed === 0 ? 0 : 1;
