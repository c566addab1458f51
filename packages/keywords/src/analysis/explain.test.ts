import { en } from '@shortlist/messages';
import { expect, it } from 'vitest';
import { explainKeyword, type Facts } from './explain.ts';
import { formatAdvice } from './format-advice.test-support.ts';

const mention = (sentence: string) => ({ start: 0, end: 3, sentence, sentenceStart: 0 });
const facts = (more: Partial<Facts>): Facts => ({
  term: 'Redis',
  surface: 'Redis',
  importance: 'must',
  status: 'missing',
  how: 'none',
  postingMentions: [mention('Caching with Redis')],
  resumeMentions: [],
  ...more,
});

const explain = (given: Facts) => formatAdvice(explainKeyword(given));

it('quotes the posting and binds the advice to the condition', () => {
  expect(explain(facts({}))).toEqual({
    gap: 'The posting asks for it: “Caching with Redis”. It is not in your resume.',
    recommendation: `Redis: ${en.keywords.texts.condition}`,
  });
});

it('says what is only a plus', () => {
  expect(explain(facts({ importance: 'nice' })).gap).toContain('lists it as nice to have');
});

it('names the closest thing there is', () => {
  const sibling = { term: 'Memcached', sentence: 'Ran Memcached.' };
  expect(explain(facts({ sibling })).gap).toContain('closest match is Memcached: “Ran Memcached.”');
});

it('quotes a denial', () => {
  const resumeMentions = [mention('No Redis yet.')];
  expect(explain(facts({ how: 'negated', resumeMentions })).gap).toContain(
    'It says: “No Redis yet.”',
  );
});

it('asks for issuer and year of a certificate, if it is held', () => {
  const group = {
    canonical: 'CPA',
    names: [],
    kind: 'certificate',
    field: 'x',
    families: [],
  } as const;
  expect(explain(facts({ group })).recommendation).toContain(
    'If you hold it, add it with the issuer and year. If not, leave it out.',
  );
});

it.each([
  { how: 'implied', says: 'Memcached implies it' },
  { how: 'reworded', says: 'in other words' },
  { how: 'alias', says: 'under another name' },
] as const)('tells of a match that is $how', ({ how, says }) => {
  const status = how === 'alias' ? 'matching' : 'indirect';
  const found = facts({
    how,
    status,
    impliedBy: 'Memcached',
    resumeMentions: [mention('Ran it.')],
  });
  const { gap } = explain(found);
  expect(gap).toContain(says);
  expect(gap).toContain('“Ran it.”');
});

it('asks to back up what stands only in the list of skills', () => {
  const stated = {
    status: 'matching',
    how: 'same',
    resumeMentions: [{ ...mention('Redis'), section: 'skills' }],
  } as const;
  expect(explain(facts(stated)).recommendation).toContain('only in your list of skills');
  expect(explain(facts({ ...stated, importance: 'nice' })).recommendation).toBe('Nothing to do.');
});

it('shortens a long sentence, whole characters only', () => {
  const { gap } = explain(facts({ postingMentions: [mention('😀'.repeat(400))] }));
  expect(gap).toContain('😀…”');
  expect(gap).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
});
