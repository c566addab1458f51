import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { MissingProgram, programOr } from './missing-program.ts';

const NOBODYS = 'typesetter-of-nobody';

it('says how to get a program that is not on the machine', () => {
  const start = () => programOr(NOBODYS, 'apt-get install typesetter', () => execFileSync(NOBODYS));
  expect(start).toThrow(MissingProgram);
  expect(start).toThrow(
    'skipped: typesetter-of-nobody is not installed (apt-get install typesetter)',
  );
});

it('passes on what else goes wrong', () => {
  const start = () =>
    programOr('node', 'apt-get install nodejs', () =>
      execFileSync(process.execPath, ['-e', 'process.exit(3)']),
    );
  expect(start).not.toThrow(MissingProgram);
  expect(start).toThrow('Command failed');
});
