import { ARTICLE_IDS, type ArticleId, hrefOf } from '@shortlist/contracts';
import type { ArticleBody } from '#content/article.ts';
import { type LoadPage, pageOf, type WebFeature } from '../web-feature.ts';
import { SITE_NAVIGATION } from './navigation.ts';
import type { TextPageName } from './page-texts.ts';

const textPage =
  (name: TextPageName): LoadPage =>
  async () => {
    const { TextPage } = await import('./text-page.tsx');
    return () => <TextPage name={name} />;
  };

/** An article's page comes with its text, each in its own chunk. */
const articlePage =
  (id: ArticleId): LoadPage =>
  async () => {
    const [{ ArticlePage }, { body }] = await Promise.all([
      import('./article-page.tsx'),
      import(`../../content/articles/${id}.ts`) as Promise<{ body: ArticleBody }>,
    ]);
    return () => <ArticlePage id={id} body={body} />;
  };

export const site: WebFeature = {
  name: 'site',
  pages: {
    researchIndex: pageOf(() => import('./research-page.tsx'), 'ResearchPage'),
    researchOverview: textPage('researchOverview'),
    researchResidency: textPage('researchResidency'),
    researchRelease: pageOf(() => import('./text-page.tsx'), 'ReleasePage'),
    article: ARTICLE_IDS.map((articleId) => ({
      path: hrefOf('article', { articleId }),
      load: articlePage(articleId),
    })),
    about: textPage('about'),
    careers: textPage('careers'),
    contactUs: pageOf(() => import('./contact-page.tsx'), 'ContactPage'),
    terms: textPage('terms'),
    faq: pageOf(() => import('./faq-page.tsx'), 'FaqPage'),
  },
  navigation: SITE_NAVIGATION,
};
