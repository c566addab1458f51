import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { PROGRAM_ENVIRONMENT } from '../program-environment.test-support.ts';
import { temporaryFolder } from '../temporary-folder.test-support.ts';

const PROGRAMS = fileURLToPath(new URL('..', import.meta.url));
const STOPPER = join(PROGRAMS, 'stop-at-step.test-support.ts');

export type Stop = { how?: 'kill' | 'full'; at?: number };
type Variables = Record<string, string | undefined>;

/** Runs a program of the server until it ends, or is stopped at a step; answers what it said, and the steps that it took. */
export async function runStopped(
  program: string,
  variables: Variables,
  { how, at }: Stop = {},
  args: readonly string[] = [],
) {
  const stepsTo = join(temporaryFolder('stopped'), 'steps');
  const env = {
    ...{ ...PROGRAM_ENVIRONMENT, ...variables, STOP_HOW: how, STEPS_TO: stepsTo },
    ...(at !== undefined && { STOP_AT: String(at) }),
  };
  const path = join(PROGRAMS, program);
  const command = ['--import', STOPPER, path, ...args];
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const said = text(child.stderr);
  const [code, signal] = await once(child, 'close');
  const steps = existsSync(stepsTo) ? readFileSync(stepsTo, 'utf8') : '';
  return { code, signal, says: await said, steps };
}

/** Places of some letters in a list of steps, counted from one. */
const placesOf = (steps: string, letters: RegExp) =>
  Array.from(steps.matchAll(letters), ({ index }) => index + 1);

const spread = (places: readonly number[], most: number) =>
  places.filter(
    (_, at) =>
      Math.floor((at * most) / places.length) < Math.floor(((at + 1) * most) / places.length),
  );

/** Steps between those that count at which `npm run soak steps` stops, too. */
const BETWEEN = 30;
export const EACH_STEP = process.env.KILL_STEPS === 'all';

/** Steps to be killed before: one or two in the gate; in `npm run soak steps` each that counts, and some of those between. */
export function stepsToKill(steps: string, inGate = 2): number[] {
  const counting = placesOf(steps, /[FS]/gu);
  return EACH_STEP
    ? [...counting, ...spread(placesOf(steps, /I/gu), BETWEEN)].sort((a, b) => a - b)
    : spread(counting, inGate);
}

/** Steps from which on the disk is full, likewise: of those that write. */
export const stepsToFill = (steps: string): number[] =>
  spread(placesOf(steps, /F/gu), EACH_STEP ? BETWEEN : 2);

/** Says in `npm run soak steps` how many of the steps were tried. */
export function tellSteps(what: string, steps: string, tried: readonly number[]): void {
  if (EACH_STEP) process.stdout.write(`${what}: ${tried.length} of ${steps.length} steps\n`);
}
