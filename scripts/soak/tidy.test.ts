import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** A soak that has two things to tidy, the second of which fails; `rest` is what it goes on with. */
const soak = (rest: string) => `
import { tidyAtAnyEnd, whenOver, isOver } from '${new URL('./tidy.ts', import.meta.url).href}';
tidyAtAnyEnd();
whenOver(async () => { await new Promise((resolve) => setTimeout(resolve, 50)); console.log('tidied'); });
whenOver(() => { throw new Error('a mount that is busy'); });
${rest}
setInterval(() => {}, 1_000);
console.log('begun');`;

/** Runs it until it has ended, with `signal` once it has begun; answers its exit code and what it said. */
async function run(rest: string, signal?: NodeJS.Signals) {
  const running = spawn(process.execPath, ['--input-type=module', '-e', soak(rest)]);
  const said = Promise.all([text(running.stdout), text(running.stderr)]);
  if (signal) running.stdout.once('data', () => running.kill(signal));
  const [code] = await once(running, 'exit');
  const [out, errors] = await said;
  return { code, out, errors };
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'tidies all that it can when it gets %s, names what it could not, and fails',
  async (signal) => {
    const { code, out, errors } = await run('', signal);
    expect({ code, out }).toEqual({ code: 1, out: 'begun\ntidied\n' });
    expect(errors).toBe('Left behind: Error: a mount that is busy\n');
  },
);

it.each([
  { it: 'is thrown', rest: "setTimeout(() => { throw new Error('no such program'); });" },
  { it: 'rejects a promise', rest: "void Promise.reject(new Error('no such program'));" },
  {
    it: 'comes of what goes on while it tidies',
    rest: `setInterval(() => { if (isOver()) throw new Error('no such program'); });
process.kill(process.pid, 'SIGINT');`,
  },
])('tidies as well after an error that nothing waits for, which $it', async ({ rest }) => {
  const { code, out, errors } = await run(rest);
  expect({ code, out }).toEqual({ code: 1, out: 'begun\ntidied\n' });
  expect(errors).toContain('no such program');
});
