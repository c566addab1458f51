import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { ARTICLE_CATEGORIES, ARTICLE_KINDS } from '#content/article.ts';
import { LISTED_ARTICLES } from '#content/articles.ts';
import { chooseArticles, type ResearchChoice, readChoice, searchOf } from './research-choice.ts';

const ALL: ResearchChoice = { kind: '', category: '', year: '', sort: 'newest' };

it('[WS2] filters by kind, category and year', () => {
  const chosen = chooseArticles(LISTED_ARTICLES, {
    ...ALL,
    kind: 'Release',
    category: 'Safety',
    year: '2026',
  });
  expect(chosen.map(({ id }) => id)).toEqual([
    'start-without-an-account',
    'deleting-can-be-undone',
  ]);
});

it('[WS2] sorts by date, newest first, or by title', () => {
  const titles = chooseArticles(LISTED_ARTICLES, { ...ALL, sort: 'title' }).map((a) => a.title);
  expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other, 'en')));
  const dates = chooseArticles(LISTED_ARTICLES, ALL).map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

it('[WS2] ignores what an address says that means nothing', () => {
  expect(readChoice(new URLSearchParams('kind=Rumour&year=20&sort=best&category=x'))).toEqual(ALL);
});

const choices = fc.record({
  kind: fc.constantFrom('' as const, ...ARTICLE_KINDS),
  category: fc.constantFrom('' as const, ...ARTICLE_CATEGORIES),
  year: fc.constantFrom('', '2025', '2026'),
  sort: fc.constantFrom('newest' as const, 'title' as const),
});

test.prop([choices])('[WS2] an address gives back the choice that it was made of', (choice) => {
  expect(readChoice(new URLSearchParams(searchOf(choice)))).toEqual(choice);
});
