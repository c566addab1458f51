import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadDesigns } from '@shortlist/templates';
import { expect, it } from 'vitest';
import { layOutIn } from './print.ts';
import { readSamples, type Sample } from './samples.ts';

const GOLDEN = new URL('golden-pages.json', import.meta.url);
const PINNED = new Set([
  '01-engineer',
  '11-arabic',
  '15-long-lines',
  '19-two-pages',
  '21-roles',
  'ar',
]);
const designs = await loadDesigns();

/** The places of all texts of a resume, in every design by every layout version, as digests. */
async function digestsOf({ name, resume }: Sample) {
  const digests: [string, string][] = [];
  for (const { number } of designs.layoutVersions) {
    for (const design of designs.all) {
      const look = { ...resume.look, engine: number };
      const { paged } = await layOutIn({ ...resume, look }, design, designs);
      const places = JSON.stringify(paged.pages);
      const digest = createHash('sha256').update(places).digest('hex').slice(0, 16);
      digests.push([`${name}, ${design.id}, engine ${number}`, digest]);
    }
  }
  return digests;
}

it('[DS6] each layout version prints every design as it always did', async () => {
  const printed = [];
  for (const sample of readSamples())
    if (PINNED.has(sample.name)) printed.push(...(await digestsOf(sample)));
  // Only for a layout version that nobody's look names yet: WRITE_GOLDEN_PAGES=1 writes what is printed now.
  if (process.env.WRITE_GOLDEN_PAGES === '1') {
    writeFileSync(GOLDEN, `${JSON.stringify(Object.fromEntries(printed), null, 2)}\n`);
  }
  expect(Object.fromEntries(printed)).toEqual(JSON.parse(readFileSync(GOLDEN, 'utf8')));
});
