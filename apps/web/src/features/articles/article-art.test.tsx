import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LISTED_ARTICLES } from '#content/articles.ts';
import { ArticleArt } from './article-art.tsx';

afterEach(cleanup);

const drawingOf = (at: number) => {
  const article = LISTED_ARTICLES[at];
  if (!article) throw new Error('There is no such article.');
  const { container, unmount } = render(<ArticleArt article={article} />);
  const drawing = container.innerHTML;
  unmount();
  return drawing;
};

it('[WS1] draws each article its own picture, the same each time', () => {
  const drawings = LISTED_ARTICLES.map((_, at) => drawingOf(at));
  expect(new Set(drawings).size).toBe(LISTED_ARTICLES.length);
  expect(LISTED_ARTICLES.map((_, at) => drawingOf(at))).toEqual(drawings);
});
