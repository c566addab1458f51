import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** A soak that has two things to tidy, the second of which fails; `then` is what it goes on with. */
const soak = (then: string) => `
import { tidyAtAnyEnd, whenOver, isOver } from '${new URL('./tidy.ts', import.meta.url).href}';
tidyAtAnyEnd();
whenOver(async () => { await new Promise((resolve) => setTimeout(resolve, 50)); console.log('tidied'); });
whenOver(() => { throw new Error('a mount that is busy'); });
${then}
setInterval(() => {}, 1_000);
console.log('begun');`;

/** Runs it until it has ended, with `signal` once it has begun; answers its exit code and what it said. */
async function run(then: string, signal?: NodeJS.Signals) {
  const running = spawn(process.execPath, ['--input-type=module', '-e', soak(then)]);
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
  { it: 'is thrown', then: "setTimeout(() => { throw new Error('no such program'); });" },
  { it: 'rejects a promise', then: "void Promise.reject(new Error('no such program'));" },
  {
    it: 'comes of what goes on while it tidies',
    then: `setInterval(() => { if (isOver()) throw new Error('no such program'); });
process.kill(process.pid, 'SIGINT');`,
  },
])('tidies as well after an error that nothing waits for, which $it', async ({ then }) => {
  const { code, out, errors } = await run(then);
  expect({ code, out }).toEqual({ code: 1, out: 'begun\ntidied\n' });
  expect(errors).toContain('no such program');
});
