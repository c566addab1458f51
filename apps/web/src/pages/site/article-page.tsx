import type { ArticleId } from '@shortlist/contracts';
import type { ArticleBody } from '#content/article.ts';
import { articleOf } from '#content/articles.ts';
import { ArticleView } from '#features/articles/article-view.tsx';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import { PageFrame } from '#ui/page-frame.tsx';

export type ArticlePageProps = { id: ArticleId; body: ArticleBody };

/** An article with its text. */
export function ArticlePage({ id, body }: ArticlePageProps) {
  const article = articleOf(id);
  usePageTitle(article.title);
  return (
    <PageFrame>
      <ArticleView article={article} body={body} />
    </PageFrame>
  );
}
