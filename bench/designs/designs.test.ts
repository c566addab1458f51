import { DOCUMENT_LANGUAGES, withPhoto } from '@shortlist/resume';
import { PHOTO } from '@shortlist/resume/photo.test-support';
import { loadDesigns } from '@shortlist/templates';
import { describe, expect, it } from 'vitest';
import { countWhole, lettersOfEntries } from './entries.ts';
import { textsByReaders } from './other-readers.ts';
import { printIn, readResumeFile } from './print.ts';
import { compareReadings, prove } from './prove.ts';

const SAMPLES = new URL('../../packages/templates/samples/', import.meta.url);
const designs = await loadDesigns();

describe.each(designs.all)('[DS3] $name', (design) => {
  // `npm run bench designs` has every sample.
  it('prints roles at one employer so that programs read every word in order, and our parser what it reads from Classic', async () => {
    const resume = readResumeFile(new URL('21-roles.json', SAMPLES));
    const proof = await prove(resume, design, designs);
    const { faults, words, inOrder, inContent, inTree, lost } = proof;
    expect({ faults, lost }).toEqual({ faults: [], lost: [] });
    expect([inOrder, inContent, inTree]).toEqual([words, words, words]);
  });

  it.each(['samples/15-long-lines', 'language-samples/ar'])(
    'gives our parser every field of %s that Classic gives it',
    async (sample) => {
      const read = readResumeFile(new URL(`../${sample}.json`, SAMPLES));
      const language = DOCUMENT_LANGUAGES.find((each) => sample.endsWith(`/${each}`));
      const resume = language ? { ...read, look: { ...read.look, language } } : read;
      expect((await compareReadings(resume, design, designs)).lost).toEqual([]);
    },
  );

  it('keeps the words of an entry together for every program that reads them', async () => {
    const resume = readResumeFile(new URL('19-two-pages.json', SAMPLES));
    const { paged, pdf } = await printIn(resume, design, designs);
    const entries = lettersOfEntries(paged);
    for (const [reader, text] of await textsByReaders(pdf))
      expect([reader, countWhole(text, entries)]).toEqual([reader, entries.length]);
  });

  it.each(['en', 'ar'] as const)(
    '[OC1] prints a photo that no text runs under: %s',
    async (language) => {
      const sample = readResumeFile(new URL('01-engineer.json', SAMPLES));
      const resume = withPhoto({ ...sample, look: { ...sample.look, language } }, PHOTO);
      const { paged } = await printIn(resume, design, designs);
      const [page] = paged.pages;
      const [figure] = page?.figures ?? [];
      if (!page || !figure) throw new Error('There is no photo.');
      const { x, y, width, height } = figure;
      const { margins, ...sheet } = paged.sheet;
      expect(x).toBeGreaterThanOrEqual(Math.min(margins.left, margins.right) - 0.01);
      expect(x + width).toBeLessThanOrEqual(
        sheet.width - Math.min(margins.left, margins.right) + 0.01,
      );
      const under = page.lines.filter(
        (line) =>
          line.top < y + height &&
          line.top + line.height > y &&
          line.runs.some((run) => run.x < x + width && run.x + run.width > x),
      );
      expect(under.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual([]);
    },
  );
});
