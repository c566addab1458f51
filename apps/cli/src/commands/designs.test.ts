import { expect, it } from 'vitest';
import { runShortlist } from '../run-shortlist.test-support.ts';

it('[TR5] [DS3] lists the designs with what was proved of each', async () => {
  const { code, text } = await runShortlist(['designs']);
  expect(code).toBe(0);
  const rows = text.trimEnd().split('\n');
  expect(rows).toHaveLength(8);
  expect(rows[0]).toBe(
    'classic     Classic     words in order 100.00 %; fields read back by our reader 100.00 %, by one that does not know our files 100.00 %',
  );
  for (const row of rows)
    expect(row).toMatch(
      /by our reader 100\.00 %, by one that does not know our files (?:99\.\d\d|100\.00) %$/u,
    );
});
