import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const PROGRAM = fileURLToPath(new URL('../bin/shortlist.js', import.meta.url));
export const SAMPLES = fileURLToPath(
  new URL('../../../packages/templates/samples', import.meta.url),
);

type Run = { input?: string; cwd?: string; environment?: NodeJS.ProcessEnv; limit?: string };

/** Runs the program itself and waits for its end. `limit` is a shell's `ulimit` to run it under. */
export async function runShortlist(args: string[], { input, cwd, environment, limit }: Run = {}) {
  const shell = `${limit ? `ulimit ${limit}; ` : ''}exec "$0" "$@"`;
  const child = spawn('sh', ['-c', shell, process.execPath, PROGRAM, ...args], {
    cwd,
    env: { ...process.env, SOURCE_DATE_EPOCH: '', ...environment },
  });
  // A program that has heard enough closes its end.
  child.stdin.on('error', () => {});
  child.stdin.end(input ?? '');
  const [stdout, stderr, code] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { code, stdout, text: stdout.toString(), problem: stderr.toString() };
}

/** A folder for one test, and what stands in it. */
export async function inFolder(use: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Everything in a folder, hidden files too. */
export const filesIn = (folder: string) => readdir(folder);
