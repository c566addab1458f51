import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Folder in which Node keeps what it has compiled, for the many processes that load the same modules again. */
export const COMPILED = join(root, 'node_modules/.cache/compiled');

/** Outcome of a command: whether it ended well, and all it printed, in order. */
export type Outcome = { ok: boolean; output: string };

/**
 * Runs a program of `node_modules/.bin` (or of the machine) in the repository's root. Never throws:
 * a program that cannot be started is an outcome that says so. With `live`, its output is also shown
 * as it comes.
 */
export function runCommand(
  [program = '', ...args]: readonly string[],
  { live = false, env = {} }: { live?: boolean; env?: Record<string, string> } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const bin = join(root, 'node_modules/.bin');
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: `${program}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
