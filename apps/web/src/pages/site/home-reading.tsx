import { hrefOf } from '@shortlist/contracts';
import type { ListedArticle } from '#content/article.ts';
import { LISTED_ARTICLES } from '#content/articles.ts';
import { ArticleCard } from '#features/articles/article-card.tsx';
import { ProductPicture } from '#features/product/product-picture.tsx';
import { PromiseList } from '#features/product/promise-list.tsx';
import { HomeSection, type HomeSectionProps } from './home-section.tsx';

const onShelf = (shelf: ListedArticle['shelf']) =>
  LISTED_ARTICLES.filter((article) => article.shelf === shelf);

/** Shows what there is to read and to look at on the home page, below what answers to the person. */
export const HomeReading = () => (
  <>
    <Tour />
    <HomeSection
      heading="Four promises, each with its figure"
      more={{ label: 'How we measured them', to: hrefOf('howItWorks', {}, { hash: 'measured' }) }}
    >
      <PromiseList />
    </HomeSection>
    <News articles={onShelf('news')} />
    <Shelf heading="Stories" articles={onShelf('stories')} columns="lg:grid-cols-4" />
    <Shelf
      heading="Latest research"
      articles={onShelf('research')}
      more={{ label: 'All research', to: hrefOf('researchIndex') }}
    />
  </>
);

const Tour = () => (
  <HomeSection
    heading="From the first word to the file"
    more={{ label: 'How it works, step by step', to: hrefOf('howItWorks') }}
  >
    <ProductPicture
      name="editor"
      caption="Eight short sections on one side, the printed page on the other. Every edit is kept at once."
    />
    <div className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2">
      <ProductPicture
        name="review"
        caption="The resume you already have, read in your browser. Each field says how sure the program is."
      />
      <ProductPicture
        name="keywords"
        caption="Beside a posting: what your resume states, what is missing, and the sentences that show it."
      />
    </div>
  </HomeSection>
);

/** The newest over the whole width, the others below it. */
function News({ articles: [first, ...others] }: { articles: readonly ListedArticle[] }) {
  if (!first) return null;
  return (
    <HomeSection heading="News">
      <ArticleCard article={first} size="lg" />
      <ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-3">
        {others.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

type ShelfProps = {
  heading: string;
  articles: readonly ListedArticle[];
  columns?: string;
  more?: HomeSectionProps['more'];
};

const Shelf = ({ heading, articles, columns = 'lg:grid-cols-3', more }: ShelfProps) => (
  <HomeSection heading={heading} more={more}>
    <ul className={`grid gap-x-6 gap-y-10 sm:grid-cols-2 ${columns}`}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  </HomeSection>
);
