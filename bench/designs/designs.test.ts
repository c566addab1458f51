import type { Page } from '@shortlist/layout';
import { type Resume, withPhoto } from '@shortlist/model';
import { PHOTO } from '@shortlist/model/photo.test-support';
import { loadDesigns } from '@shortlist/templates';
import { describe, expect, it } from 'vitest';
import { countWhole, lettersOfEntries } from './entries.ts';
import { textsByReaders } from './other-readers.ts';
import { layOutIn, printIn, readResumeFile } from './print.ts';
import { compareReadings, fieldsElsewhere, prove } from './prove.ts';
import { readSamples } from './samples.ts';

const SAMPLES = new URL('../../packages/templates/samples/', import.meta.url);
const designs = await loadDesigns();
const roles = readResumeFile(new URL('21-roles.json', SAMPLES));
const longLines = readResumeFile(new URL('15-long-lines.json', SAMPLES));
const inEnglish = readResumeFile(new URL('../language-samples/ar.json', SAMPLES));
const arabic: Resume = { ...inEnglish, look: { ...inEnglish.look, language: 'ar' } };

/** A page but for the places of its texts in the structure, which is the whole resume's. */
const drawn = (page: Page) => ({
  ...page,
  lines: page.lines.map(({ runs, ...line }) => ({
    ...line,
    runs: runs.map(({ node: _, ...run }) => run),
  })),
});

describe.each(designs.all)('[DS3] $name', (design) => {
  // `npm run bench designs` has every sample.
  it('prints roles at one employer so that programs read every word in order, and our parser what it reads from Classic', async () => {
    const proof = await prove(roles, design, designs);
    const { faults, words, inOrder, inContent, inTree, lost } = proof;
    expect({ faults, lost }).toEqual({ faults: [], lost: [] });
    expect([inOrder, inContent, inTree]).toEqual([words, words, words]);
  });

  it.each([
    { sample: 'samples/15-long-lines', resume: longLines },
    { sample: 'language-samples/ar', resume: arabic },
  ])('gives our parser every field of $sample that Classic gives it', async ({ resume }) => {
    expect((await compareReadings(resume, design, designs)).lost).toEqual([]);
  });

  it('keeps the words of an entry together for every program that reads them', async () => {
    const resume = readResumeFile(new URL('19-two-pages.json', SAMPLES));
    const { paged, pdf } = await printIn(resume, design, designs);
    const entries = lettersOfEntries(paged);
    for (const [reader, text] of await textsByReaders(pdf))
      expect([reader, countWhole(text, entries)]).toEqual([reader, entries.length]);
  });

  it('[DS1] has for its picture the first page of all', async () => {
    const resume = readResumeFile(new URL('14-forty-jobs.json', SAMPLES));
    const newest = {
      ...resume,
      look: { ...resume.look, engine: designs.layoutVersions.at(-1)?.number ?? 1 },
    };
    const whole = await layOutIn(newest, design, designs);
    const alone = await layOutIn(newest, design, designs, { isFirstPageOnly: true });
    expect(whole.paged.pages.length).toBeGreaterThan(2);
    expect(alone.paged.pages.map(drawn)).toEqual(whole.paged.pages.slice(0, 1).map(drawn));
  });

  it.each(['en', 'ar'] as const)(
    '[OC1] prints a photo that no text runs under: %s',
    async (language) => {
      const sample = readResumeFile(new URL('01-engineer.json', SAMPLES));
      const resume = withPhoto({ ...sample, look: { ...sample.look, language } }, PHOTO);
      const { paged } = await layOutIn(resume, design, designs);
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

// Of a design in one column, and of one in two columns, which is cut into lines otherwise. `npm run bench designs` asks it of each, and a page that changes is seen in `golden-pages.test.ts`.
it.each(designs.all.filter(({ id }) => ['classic', 'sidebar'].includes(id)))(
  '[TR5] $name says of itself what a reader that does not know our files gets of all samples',
  async (design) => {
    const resumes = readSamples().map(({ resume }) => resume);
    expect(await fieldsElsewhere(resumes, design, designs)).toBe(design.proved?.fieldsElsewhere);
  },
);
