import { hrefOf } from '@shortlist/contracts';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListedArticle } from '#content/article.ts';
import { LISTED_ARTICLES } from '#content/articles.ts';
import { ArticleCard } from '#features/articles/article-card.tsx';
import { ProductPicture } from '#features/product/product-picture.tsx';
import { PromiseList } from '#features/product/promise-list.tsx';
import { SampleEditor } from '#features/sample/sample-editor.tsx';
import { SiteSearch } from '#features/search/site-search.tsx';
import { Link } from '#lib/navigation/router/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useKeepSample } from './use-keep-sample.ts';

const onShelf = (shelf: ListedArticle['shelf']) =>
  LISTED_ARTICLES.filter((article) => article.shelf === shelf);

/** The front door: what a visitor wants, the product itself, and what there is to read. */
export const HomePage = () => (
  <PageFrame>
    <div className="mx-auto flex max-w-3xl flex-col items-center pt-6 pb-14 text-center sm:pt-16 sm:pb-24">
      <h1 className="font-serif text-2xl tracking-tight sm:text-3xl">What can I help with?</h1>
      <p className="mt-5 max-w-measure text-balance text-lg text-muted">
        A resume that people and machines read correctly, that is never lost, and that is yours.
      </p>
      <div className="mt-8 w-full">
        <SiteSearch label="What can I help with?" />
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LinkButton to={hrefOf('resumes')} variant="primary">
          Write a resume
        </LinkButton>
        <LinkButton to={hrefOf('howItWorks')}>How it works</LinkButton>
      </div>
    </div>
    <TryIt />
    <Tour />
    <Section
      heading="Four promises, each with its figure"
      more={{ label: 'How we measured them', to: hrefOf('howItWorks', {}, { hash: 'measured' }) }}
    >
      <PromiseList />
    </Section>
    <News articles={onShelf('news')} />
    <Shelf heading="Stories" articles={onShelf('stories')} columns="lg:grid-cols-4" />
    <Shelf
      heading="Latest research"
      articles={onShelf('research')}
      more={{ label: 'All research', to: hrefOf('researchIndex') }}
    />
  </PageFrame>
);

/** The product in small: fields that write on its own paper. */
function TryIt() {
  const keep = useKeepSample();
  return (
    <Section heading="Type here, and the page follows">
      <p className="-mt-4 mb-8 max-w-measure text-pretty text-muted">
        This is the product’s own paper. The program that sets these lines writes the PDF as well,
        so they break in the file where they break here. Change a word.
      </p>
      <SampleEditor onKeep={keep} />
    </Section>
  );
}

const Tour = () => (
  <Section
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
  </Section>
);

/** The newest over the whole width, the others below it. */
function News({ articles: [first, ...others] }: { articles: readonly ListedArticle[] }) {
  if (!first) return null;
  return (
    <Section heading="News">
      <ArticleCard article={first} size="lg" />
      <ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-3">
        {others.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type ShelfProps = {
  heading: string;
  articles: readonly ListedArticle[];
  columns?: string;
  more?: { label: string; to: string };
};

const Shelf = ({ heading, articles, columns = 'lg:grid-cols-3', more }: ShelfProps) => (
  <Section heading={heading} more={more}>
    <ul className={`grid gap-x-6 gap-y-10 sm:grid-cols-2 ${columns}`}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  </Section>
);

type SectionProps = { heading: string; more?: ShelfProps['more']; children: ReactNode };

const Section = ({ heading, more, children }: SectionProps) => (
  <section className="border-hairline border-t pt-10 pb-16">
    <div className="mb-8 flex flex-wrap items-baseline justify-between gap-4">
      <h2 className="font-serif text-xl">{heading}</h2>
      {more && (
        <Link
          to={more.to}
          className="inline-flex min-h-11 items-center gap-2 font-medium text-amber hover:text-amber-bright"
        >
          {more.label}
          <ArrowRight size={16} aria-hidden />
        </Link>
      )}
    </div>
    {children}
  </section>
);
