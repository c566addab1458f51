import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { PROGRAM_ENVIRONMENT } from '../../program-environment.test-support.ts';
import { temporaryFolder } from '../../temporary-folder.test-support.ts';

const PROGRAM = fileURLToPath(new URL('./hanging.test-support.ts', import.meta.url));
const SERVER = fileURLToPath(new URL('./hanging-server.test-support.ts', import.meta.url));

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

it('[OP3] watches over the server', async () => {
  const dataDir = temporaryFolder('hanging');
  const program = spawn(process.execPath, ['--liftoff-only', SERVER], {
    env: { ...PROGRAM_ENVIRONMENT, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    program.kill('SIGKILL');
  });
  const said = Promise.all([text(program.stdout), text(program.stderr)]);
  const [, signal] = await once(program, 'exit');
  const [output, errors] = await said;
  expect({ signal, output }).toEqual({
    signal: 'SIGKILL',
    output: expect.stringMatching(/ is at http.*\nhangs now\n$/u),
  });
  expect(errors).toContain('server_hangs');
});
