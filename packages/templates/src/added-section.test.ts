import { blocksOf } from '@shortlist/document';
import { EntryId, emptyResume, numberedIds, SECTIONS } from '@shortlist/model';
import { SECTIONS_WITH_PATENTS, withPatent } from '@shortlist/model/patent.test-support';
import { expect, it } from 'vitest';
import { designResume } from './index.ts';
import { writtenBlocks } from './written-blocks.test-support.ts';

it('[HO1] Classic prints a kind of section that a test adds', () => {
  const resume = withPatent(emptyResume(numberedIds('temp'), SECTIONS), EntryId.parse('p1'));
  const printed = designResume(resume, { language: 'en', sections: SECTIONS_WITH_PATENTS });
  expect(writtenBlocks(printed)).toContain('heading +: *PATENTS*');
  expect(writtenBlocks(printed)).toContain('Analytical loom');
  const claim = blocksOf(printed).find(({ spans }) => spans[0]?.text.startsWith('Weaves'));
  expect(claim).toMatchObject({ group: 'patents', marker: '•' });
  expect(claim?.spans[0]?.source).toBe('patents.claims.0@p1');
});
