// `npm run compare-trees -- OTHER [EVALUATION]`: one recording program runs on this checkout and on another (of the
// release before, with its packages installed); what the two answer must be the same to the byte. EVALUATION is a
// folder of documents, truths and postings to record as well. What is compared and what is not: compare-trees/README.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compareFolders } from './compare-trees/compare-folders.ts';
import { root } from './gate/run-command.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const [other, evaluation] = process.argv.slice(2).map((path) => resolve(path));
if (other === undefined || !existsSync(join(other, 'scripts/compare-trees/adapter.ts'))) {
  say('Usage: npm run compare-trees -- OTHER_CHECKOUT [EVALUATION_FOLDER]');
  say(
    'The other checkout needs its packages, and scripts/compare-trees/adapter.ts as of its own code.',
  );
  process.exit(2);
}

const out = mkdtempSync(join(tmpdir(), 'shortlist-trees-'));
const trees = { before: other, after: root };

async function record(name: keyof typeof trees): Promise<void> {
  const program = join(root, 'scripts/compare-trees/record.ts');
  const args = [program, trees[name], join(out, name), ...(evaluation ? [evaluation] : [])];
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`${trees[name]} could not be recorded.`);
}

await Promise.all([record('before'), record('after')]);
const { files, differences } = compareFolders(join(out, 'before'), join(out, 'after'));
for (const line of differences) say(line);
say(`${files} files of ${out}: ${differences.length || 'no'} differences`);
process.exitCode = differences.length > 0 ? 1 : 0;
