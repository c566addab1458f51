import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../bin/shortlist.js', import.meta.url));
export const SAMPLES = fileURLToPath(
  new URL('../../../packages/templates/samples', import.meta.url),
);

type Run = {
  input?: string;
  cwd?: string;
  environment?: NodeJS.ProcessEnv;
  /** A shell's `ulimit` to run it under. */
  limit?: string;
  /** Nobody reads what it prints: its output is closed before it begins. */
  isUnread?: boolean;
};

/** Runs the program itself and waits for its end. */
export async function runShortlist(args: string[], run: Run = {}) {
  const { input, cwd, environment, limit, isUnread = false } = run;
  const shell = `${limit ? `ulimit ${limit}; ` : ''}exec "$0" "$@"`;
  const child = spawn('sh', ['-c', shell, process.execPath, PROGRAM, ...args], {
    cwd,
    env: { ...process.env, SOURCE_DATE_EPOCH: '', ...environment },
  });
  // A program that has heard enough closes its end.
  child.stdin.on('error', () => {});
  child.stdin.end(input ?? '');
  if (isUnread) child.stdout.destroy();
  const [stdout, stderr, code] = await Promise.all([
    isUnread ? Buffer.alloc(0) : buffer(child.stdout),
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
