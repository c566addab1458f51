import { loadDesigns } from '@shortlist/templates';
import { describe, expect, it } from 'vitest';
import { readResumeFile } from './print.ts';
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
});
