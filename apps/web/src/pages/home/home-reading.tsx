import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { ListedArticle } from '#content/article.ts';
import { LISTED_ARTICLES } from '#content/articles.ts';
import { ArticleCard } from '#features/articles/article-card.tsx';
import { ProductPicture } from '#features/product/product-picture.tsx';
import { PromiseList } from '#features/product/promise-list.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { HomeSection, type HomeSectionProps } from './home-section.tsx';

const onShelf = (shelf: ListedArticle['shelf']) =>
  LISTED_ARTICLES.filter((article) => article.shelf === shelf);

/** Shows what there is to read and to look at on the home page, below what answers to the person. */
export const HomeReading = () => {
  const words = useWords(en.homeReading);
  return (
    <>
      <Tour />
      <HomeSection
        heading={words.promises}
        more={{
          label: words.measured,
          to: hrefOf('howItWorks', {}, { hash: 'measured' }),
        }}
      >
        <PromiseList />
      </HomeSection>
      <News articles={onShelf('news')} />
      <Shelf heading={words.stories} articles={onShelf('stories')} columns="lg:grid-cols-4" />
      <Shelf
        heading={words.latestResearch}
        articles={onShelf('research')}
        more={{ label: words.allResearch, to: hrefOf('researchIndex') }}
      />
    </>
  );
};

const Tour = () => {
  const words = useWords(en.homeReading);
  return (
    <HomeSection heading={words.steps} more={{ label: words.allSteps, to: hrefOf('howItWorks') }}>
      <ProductPicture name="editor" caption={words.writeStep} />
      <div className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2">
        <ProductPicture name="review" caption={words.importStep} />
        <ProductPicture name="keywords" caption={words.matchStep} />
      </div>
    </HomeSection>
  );
};

/** The newest over the whole width, the others below it. */
function News({ articles: [first, ...others] }: { articles: readonly ListedArticle[] }) {
  const words = useWords(en.homeReading);
  if (!first) return null;
  return (
    <HomeSection heading={words.news}>
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
