import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadDesigns } from '@shortlist/templates';
import { expect, it } from 'vitest';
import { layOutIn } from './print.ts';
import { readSamples, type Sample } from './samples.ts';

/** The files of the golden pages, by the newest layout version in them: a file is never changed once that version is out. */
const GOLDEN: readonly [number, URL][] = [
  [5, new URL('golden-pages.json', import.meta.url)],
  [6, new URL('golden-pages-6.json', import.meta.url)],
];
const PINNED = new Set([
  '01-engineer',
  '11-arabic',
  '15-long-lines',
  '19-two-pages',
  '21-roles',
  'ar',
]);
const designs = await loadDesigns();

/** The places of all texts of a resume, in every design by these layout versions, as digests. */
async function digestsOf({ name, resume }: Sample, versions: readonly number[]) {
  const digests: [string, string][] = [];
  for (const number of versions) {
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

it('has a file for the newest layout version', () => {
  expect(GOLDEN.at(-1)?.[0]).toBe(designs.layoutVersions.at(-1)?.number);
});

it.each(GOLDEN)(
  '[DS6] each layout version to %i prints every design as it always did',
  async (newest, file) => {
    const before = GOLDEN.findLast(([version]) => version < newest)?.[0] ?? 0;
    const versions = designs.layoutVersions
      .map(({ number }) => number)
      .filter((number) => number > before && number <= newest);
    const printed = [];
    for (const sample of readSamples())
      if (PINNED.has(sample.name)) printed.push(...(await digestsOf(sample, versions)));
    const digests = Object.fromEntries(printed);
    // Only for a layout version that nobody's look names yet: WRITE_GOLDEN_PAGES=6 writes what layout 6 prints now.
    if (process.env.WRITE_GOLDEN_PAGES === String(newest)) {
      writeFileSync(file, `${JSON.stringify(digests, null, 2)}\n`);
    }
    expect(digests).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  },
);
