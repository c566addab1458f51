import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('./hanging.test-support.ts', import.meta.url));

it('[OP3] ends a process that hangs, with a sentence, and not one that was stopped for a while', async () => {
  const program = spawn(process.execPath, [PROGRAM], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = Promise.all([text(program.stdout), text(program.stderr)]);
  await sleep(700);
  program.kill('SIGSTOP');
  await sleep(1_200);
  program.kill('SIGCONT');
  const [, signal] = await once(program, 'exit');
  const [output, errors] = await said;
  expect({ output, signal }).toEqual({ output: 'hangs now\n', signal: 'SIGKILL' });
  expect(errors).toMatch(/^The server has not come to itself for 0\.5 s \(server_hangs\)/u);
});
