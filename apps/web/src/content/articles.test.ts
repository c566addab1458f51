import { expect, it } from 'vitest';
import { ARTICLE_CATEGORIES, ARTICLE_KINDS, type ArticleBody } from './article.ts';
import { LISTED_ARTICLES } from './articles.ts';

const wordsOf = (body: ArticleBody) =>
  body.flatMap((block) => {
    if (typeof block === 'string') return block.split(/\s+/u);
    const texts = 'heading' in block ? [block.heading] : block.list;
    return texts.flatMap((line) => line.split(/\s+/u));
  });

it('[WS1] there are at least fourteen articles, newest first, with several under each tab', () => {
  expect(LISTED_ARTICLES.length).toBeGreaterThanOrEqual(14);
  const dates = LISTED_ARTICLES.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  for (const kind of ARTICLE_KINDS) {
    expect(LISTED_ARTICLES.filter((article) => article.kind === kind).length).toBeGreaterThan(2);
  }
  for (const category of ARTICLE_CATEGORIES) {
    expect(LISTED_ARTICLES.some((article) => article.category === category)).toBe(true);
  }
});

it.each(LISTED_ARTICLES)('[WS1] $id has a text of its own, 350 to 700 words', async ({ id }) => {
  const { body }: { body: ArticleBody } = await import(`./articles/${id}.ts`);
  const count = wordsOf(body).length;
  expect(count).toBeGreaterThanOrEqual(350);
  expect(count).toBeLessThanOrEqual(700);
});
