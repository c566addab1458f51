import { readFileSync } from 'node:fs';
import { MOST_NAMED, OPERATIONS } from '@shortlist/contracts';
import { describe, expect, it } from 'vitest';
import { PAGE_TEXTS, RELEASE_IDS, releaseText } from '#pages/site/page-texts.ts';
import { MOST_DOCUMENT_BYTES, MOST_REVIEWS, REVIEW_DAYS } from '#platform/reviews/kept-reviews.ts';
import { PROMISE_PROOFS } from './promise-proofs.ts';
import { PROMISES } from './promises.ts';
import { wordsOfSection } from './texts/page-text.ts';

const DOCS = new URL('../../../../docs/', import.meta.url);

const pages = [
  PAGE_TEXTS.about,
  PAGE_TEXTS.careers,
  ...RELEASE_IDS.flatMap((id) => releaseText(id) ?? []),
];

it.each(pages)(
  '[WS2] [WS3] $title has the depth of an article, 350 to 700 words',
  ({ sections }) => {
    const count = sections.map(wordsOfSection).join(' ').split(/\s+/u).length;
    expect(count).toBeGreaterThanOrEqual(350);
    expect(count).toBeLessThanOrEqual(700);
  },
);

it('Terms & Privacy name the bounds by which a browser keeps the review of an import', () => {
  const terms = PAGE_TEXTS.terms.sections.find(
    ({ heading }) => heading === 'Files that you let us read',
  );
  expect(terms?.text).toContain(`for ${REVIEW_DAYS} days after your last change`);
  expect(terms?.text).toContain(`at most ${MOST_DOCUMENT_BYTES / 1_048_576} MB`);
  expect([MOST_REVIEWS, terms?.text]).toEqual([
    5,
    expect.stringContaining('the last five such files'),
  ]);
  for (const end of ['cancel or discard', 'log out', 'another account logs in'])
    expect(terms?.text).toContain(end);
});

it('[HI2] Terms & Privacy name the bounds of what a document keeps of its history', () => {
  const terms = PAGE_TEXTS.terms.sections.map(({ text }) => text).join(' ');
  expect(terms).toContain(`Versions that you name, at most ${MOST_NAMED} of a resume`);
});

describe('the promises', () => {
  const measured = readFileSync(new URL('promises.md', DOCS), 'utf8');

  it.each(PROMISES)('$title: its figures are those that the docs say were measured', (promise) => {
    const { method, limit } = PROMISE_PROOFS[promise.id];
    const said =
      [promise.figure, promise.counts, ...method, limit].join(' ').match(/\d[\d,.]*\d|\d/gu) ?? [];
    expect(said.length).toBeGreaterThan(0);
    for (const number of said) expect(measured).toContain(number);
  });

  it('count the operations that there are', () => {
    const count = `each of the ${Object.keys(OPERATIONS).length} operations`;
    expect(PROMISE_PROOFS.yours.method.join(' ')).toContain(count);
    expect(measured).toContain(count);
  });
});
