import { hrefOf } from '@shortlist/contracts';
import type { ListedArticle } from '#content/article.ts';
import { useFormatDay } from '#platform/language/date-format.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { STRETCHED_LOOK } from '#ui/buttons/stretched-look.ts';
import { ArticleArt } from './article-art.tsx';

export type ArticleCardProps = {
  article: ListedArticle;
  /** Level of its heading: one below what it stands under. */
  level?: 2 | 3;
  /** A large one leads its list and shows the summary. */
  size?: 'md' | 'lg';
};

const articleHref = (id: ListedArticle['id']) => hrefOf('article', { articleId: id });

/** An article in a list: picture, category, date and title; the whole card leads to it. */
export function ArticleCard({ article, level = 3, size = 'md' }: ArticleCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const isLarge = size === 'lg';
  return (
    <article
      className={`group relative flex h-full flex-col gap-4 rounded-md ${isLarge ? 'lg:grid lg:grid-cols-[1.5fr_1fr] lg:items-center lg:gap-10' : ''}`}
    >
      <ArticleArt
        article={article}
        className={`w-full rounded-md border border-hairline transition-opacity group-hover:opacity-85 ${isLarge ? 'aspect-[16/9]' : 'aspect-[8/5]'}`}
      />
      <div className="flex flex-col gap-2">
        <p className="text-muted text-sm">
          <span className="text-ink">{article.category}</span>
          <span aria-hidden> · </span>
          <ArticleDate date={article.date} />
        </p>
        <Heading
          className={`text-pretty font-serif ${isLarge ? 'text-xl lg:text-2xl' : 'text-lg'}`}
        >
          <Link
            to={articleHref(article.id)}
            className={`group-hover:text-accent-hover ${STRETCHED_LOOK}`}
          >
            {article.title}
          </Link>
        </Heading>
        {isLarge && <p className="max-w-measure text-pretty text-muted">{article.summary}</p>}
      </div>
    </article>
  );
}

/** The day of an article. */
export const ArticleDate = ({ date }: { date: string }) => (
  <time dateTime={date}>{useFormatDay()(date)}</time>
);
