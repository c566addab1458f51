import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { ArrowLeft } from 'lucide-react';
import type { ArticleBody, ListedArticle } from '#content/article.ts';
import { LISTED_ARTICLES } from '#content/articles.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { ArticleArt } from './article-art.tsx';
import { ArticleCard, ArticleDate } from './article-card.tsx';

/** Number of other articles below one. */
const ONWARD = 3;

export type ArticleViewProps = { article: ListedArticle; body: ArticleBody };

/** An article to read: headline, picture, text, and others to go on with. */
export const ArticleView = ({ article, body }: ArticleViewProps) => {
  const words = useWords(en.articles);
  return (
    <>
      <article className="w-full max-w-3xl">
        <Link
          to={hrefOf('researchIndex')}
          className="inline-flex min-h-11 items-center gap-2 text-muted text-sm hover:text-ink"
        >
          <ArrowLeft size={16} aria-hidden />
          {words.allResearch}
        </Link>
        <p className="mt-4 text-muted text-sm">
          <span className="text-accent">{article.category}</span>
          <span aria-hidden> · </span>
          {article.kind !== article.category && (
            <>
              {article.kind}
              <span aria-hidden> · </span>
            </>
          )}
          <ArticleDate date={article.date} />
        </p>
        <h1 className="mt-3 font-serif text-2xl tracking-tight sm:text-3xl">{article.title}</h1>
        <p className="mt-5 max-w-measure text-pretty text-lg text-muted">{article.summary}</p>
        <ArticleArt
          article={article}
          className="mt-8 aspect-[16/9] w-full rounded-md border border-hairline"
        />
        <ArticleText body={body} />
      </article>
      <section className="mt-16 border-hairline border-t pt-10">
        <h2 className="font-serif text-xl">{words.readOn}</h2>
        <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {othersLike(article).map((other) => (
            <li key={other.id}>
              <ArticleCard article={other} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};

const ArticleText = ({ body }: { body: ArticleBody }) => (
  <div className="mt-10 flex max-w-measure flex-col gap-5 font-serif text-ink leading-relaxed sm:text-lg sm:leading-relaxed">
    {body.map((block) => {
      if (typeof block === 'string')
        return (
          <p key={block} className="text-pretty">
            {block}
          </p>
        );
      if ('heading' in block) {
        return (
          <h2 key={block.heading} className="mt-6 font-semibold font-serif text-lg">
            {block.heading}
          </h2>
        );
      }
      return (
        <ul key={block.list[0]} className="flex list-disc flex-col gap-2 ps-6 marker:text-accent">
          {block.list.map((line) => (
            <li key={line} className="text-pretty">
              {line}
            </li>
          ))}
        </ul>
      );
    })}
  </div>
);

/** The newest others: of the same kind first, then any. */
function othersLike({ id, kind }: ListedArticle): ListedArticle[] {
  const others = LISTED_ARTICLES.filter((other) => other.id !== id);
  const alike = others.filter((other) => other.kind === kind);
  return [...alike, ...others.filter((other) => other.kind !== kind)].slice(0, ONWARD);
}
