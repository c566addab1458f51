import type { ArticleId } from '@shortlist/contracts';
import type { ComponentType } from 'react';
import type { ArticleBody } from '#content/article.ts';
import { articleOf } from '#content/articles.ts';
import { ArticleView } from '#features/articles/article-view.tsx';
import { usePageTitle } from '#platform/navigation/page-title.ts';
import { PageFrame } from '#ui/page-frame.tsx';

/** Makes the page of an article of its text. */
export const articlePage =
  (id: ArticleId, body: ArticleBody): ComponentType =>
  () => <ArticlePage id={id} body={body} />;

function ArticlePage({ id, body }: { id: ArticleId; body: ArticleBody }) {
  const article = articleOf(id);
  usePageTitle(article.title);
  return (
    <PageFrame>
      <ArticleView article={article} body={body} />
    </PageFrame>
  );
}
