import { withPhoto } from '@shortlist/resume';
import { PHOTO } from '@shortlist/resume/photo.test-support';
import { loadDesigns } from '@shortlist/templates';
import { describe, expect, it } from 'vitest';
import { printIn, readResumeFile } from './print.ts';
import { prove } from './prove.ts';

const SAMPLES = new URL('../../packages/templates/samples/', import.meta.url);
const designs = await loadDesigns();

describe.each(designs.all)('[DS3] $name', (design) => {
  it.each(['17-student', '21-roles'])(
    'prints %s so that programs read every word in order, and our parser what it reads from Classic',
    async (sample) => {
      const resume = readResumeFile(new URL(`${sample}.json`, SAMPLES));
      const proof = await prove(resume, design, designs);
      const { faults, words, inOrder, inContent, inTree, lost } = proof;
      expect({ faults, lost }).toEqual({ faults: [], lost: [] });
      expect([inOrder, inContent, inTree]).toEqual([words, words, words]);
    },
  );

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
