// `npm run fuzz -- [SECONDS] [PATH]`: runs every fuzz target (each `*.fuzz.test.ts`, and what comes back from our own files) for
// so many seconds a property, 120 by default, from a new seed. A target is an ordinary test of properties:
// to add one, write the file; the gate runs it too, from one seed and for as many runs as it asks for.
// Then broken documents of every format are read (fuzz/documents.ts), and broken exports (fuzz/exports.ts), unless a PATH was asked for.
import { spawnSync } from 'node:child_process';
import { root } from './gate/run-command.ts';

const TARGETS = ['.fuzz.test.ts', 'packages/parser/src/our-files'];
const [seconds = '120', path = ''] = process.argv.slice(2);
if (!/^\d+$/.test(seconds)) {
  process.stderr.write('Usage: npm run fuzz -- [SECONDS] [PATH]\n');
  process.exit(1);
}
const { status } = spawnSync('vitest', ['run', '--maxWorkers=1', ...(path ? [path] : TARGETS)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${root}/node_modules/.bin:${process.env.PATH}`,
    PROPERTY_SEED: 'random',
    FUZZ_SECONDS: seconds,
  },
});
process.exit(status || path ? (status ?? 1) : fuzzFiles('documents') || fuzzFiles('exports'));

function fuzzFiles(kind: 'documents' | 'exports'): number {
  const script = `${root}/scripts/fuzz/${kind}.ts`;
  return spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' }).status ?? 1;
}
