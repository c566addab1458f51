import { lineText } from '@shortlist/placed-text';
import { expect, it } from 'vitest';
import { bytesOf, readText } from '../lines.test-support.ts';

it('takes lines for lines, and what no empty line parts for a paragraph', async () => {
  const { lines, format } = await readText(
    bytesOf('\ufeffAda Lovelace\r\nLondon\r\n\r\nJobs\r\n  - Analyst      1842\r\n  - More\r\n'),
  );
  expect(format).toBe('text');
  expect(lines.map((line) => [line.paragraph, lineText(line)])).toEqual([
    [0, 'Ada Lovelace'],
    [0, 'London'],
    [1, 'Jobs'],
    [2, '- Analyst\t1842'],
    [2, '- More'],
  ]);
  expect(lines[3]?.pieces[0]?.x).toBeGreaterThan(lines[2]?.pieces[0]?.x ?? 0);
});

it.each([
  { encoding: 'UTF-16', bytes: Buffer.from('\ufeffŁódź', 'utf16le') },
  { encoding: 'UTF-8', bytes: Buffer.from('Łódź') },
])('reads $encoding', async ({ bytes }) => {
  expect((await readText(new Uint8Array(bytes))).lines.map(lineText)).toEqual(['Łódź']);
});
