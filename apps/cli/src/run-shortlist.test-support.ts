import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { createDocumentReader } from './input/document-reader.ts';
import { main } from './main.ts';
import { REGISTRIES, type Registries } from './registries.ts';

/** The program, as it is started. */
export const PROGRAM = fileURLToPath(new URL('../bin/shortlist.js', import.meta.url));
export const SAMPLES = fileURLToPath(
  new URL('../../../packages/templates/samples', import.meta.url),
);

type Run = {
  registries?: Registries;
  input?: string;
  cwd?: string;
  environment?: Record<string, string>;
};
type ProcessRun = Run & {
  /** A shell's `ulimit` to run it under. */
  limit?: string;
  /** Nobody reads what it prints: its output is closed before it begins. */
  isUnread?: boolean;
};

/** Reads for all runs of a process: a thread takes a third of a second of the processor to begin. */
const reader = createDocumentReader();
const OURS: Registries = {
  ...REGISTRIES,
  createReader: () => ({ read: reader.read, close: async () => {} }),
};

/** A stream that keeps what is written to it. */
function openSink() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  return { stream, read: () => Buffer.concat(chunks) };
}

/**
 * Runs the program in this process, one run at a time: `main(args)` with a folder, streams, an
 * separate environment and registries. What the system has a part in is tried by `startShortlist`.
 */
export async function runShortlist(
  args: string[],
  { input, cwd, environment, registries = OURS }: Run = {},
) {
  const [out, err] = [openSink(), openSink()];
  const before = process.cwd();
  for (const [name, value] of Object.entries({ SOURCE_DATE_EPOCH: '', ...environment })) {
    vi.stubEnv(name, value);
  }
  const replaced = [
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(inputOf(input) as typeof process.stdin),
    vi.spyOn(process, 'stdout', 'get').mockReturnValue(out.stream as typeof process.stdout),
    vi.spyOn(process, 'stderr', 'get').mockReturnValue(err.stream as typeof process.stderr),
  ];
  try {
    if (cwd) process.chdir(cwd);
    const code = await main(args, registries);
    const stdout = out.read();
    return { code, stdout, text: stdout.toString(), problem: err.read().toString() };
  } finally {
    for (const each of replaced) each.mockRestore();
    vi.unstubAllEnvs();
    process.chdir(before);
  }
}

const inputOf = (input = '') => Readable.from(input === '' ? [] : [Buffer.from(input)]);

/** Starts the program itself and waits for its end. */
export async function startShortlist(args: string[], run: ProcessRun = {}) {
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
