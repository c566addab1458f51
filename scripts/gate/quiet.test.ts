import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutDots } from './browser-tests.ts';
import { root, runCommand } from './run-command.ts';
import { QUIET } from './vitest.ts';

// Within the repository, where `vitest` is found.
const inside = join(root, '.cache');
let folder = '';

beforeAll(() => {
  mkdirSync(inside, { recursive: true });
  folder = mkdtempSync(join(inside, 'quiet-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const test = (name: string, expected: string) => `import { expect, it } from 'vitest';
it('${name}', () => {
  console.error(new Error('An error that ${name} prints'));
  expect('what ${name} said').toBe('${expected}');
});
`;

it('tells of a failure in full, with what its test printed, and nothing of what holds', async () => {
  writeFileSync(join(folder, 'one.test.ts'), test('holding', 'what holding said'));
  writeFileSync(join(folder, 'two.test.ts'), test('failing', 'something else'));
  const { ok, output } = await runCommand([...QUIET, `--root=${folder}`]);
  expect(ok).toBe(false);
  expect(output).toContain('An error that failing prints');
  expect(output).toContain('something else');
  expect(output).toMatch(/two\.test\.ts:\d+:\d+/u);
  expect(output).not.toMatch(/holding/u);
});

it('is short where all holds, however much the tests print', async () => {
  rmSync(join(folder, 'two.test.ts'), { force: true });
  for (let count = 0; count < 5; count += 1)
    writeFileSync(join(folder, `${count}.test.ts`), test('holding', 'what holding said'));
  const { ok, output } = await runCommand([...QUIET, `--root=${folder}`]);
  expect(output).not.toMatch(/holding/u);
  expect([ok, output.length < 1000]).toEqual([true, true]);
});

it('leaves the dots of the browser tests out, and nothing else', () => {
  const dots = `\u001B[32m·\u001B[39m`.repeat(80);
  const failure = '  1) editor.spec.ts:3:1 › a journey\n\n    Error: ·F·\n';
  expect(withoutDots(`Running 99 tests\n\n${dots}\n··F·×±°T\n${failure}`)).toBe(
    `Running 99 tests\n\n${failure}`,
  );
});
