import { ARTICLE_IDS, type ArticleId, hrefOf } from '@shortlist/contracts';
import type { ArticleBody } from '#content/article.ts';
import { type LoadPage, pageOf, type WebFeature } from '../web-feature.ts';
import { SITE_NAVIGATION } from './navigation.ts';
import type { TextPageName } from './page-texts.ts';

const loadText =
  (name: TextPageName): LoadPage =>
  async () =>
    (await import('./text-page.tsx')).textPage(name);

/** The texts of articles, each in its own chunk; `articles.test.ts` finds one for each id. */
const ARTICLE_TEXTS = import.meta.glob('../../content/articles/*.ts') as Record<
  `../../content/articles/${ArticleId}.ts`,
  () => Promise<{ body: ArticleBody }>
>;

const loadArticle =
  (id: ArticleId): LoadPage =>
  async () => {
    const [{ articlePage }, { body }] = await Promise.all([
      import('./article-page.tsx'),
      ARTICLE_TEXTS[`../../content/articles/${id}.ts`](),
    ]);
    return articlePage(id, body);
  };

export const site: WebFeature = {
  name: 'site',
  pages: {
    researchIndex: pageOf(() => import('./research-page.tsx'), 'ResearchPage'),
    researchOverview: loadText('researchOverview'),
    researchResidency: loadText('researchResidency'),
    researchRelease: pageOf(() => import('./text-page.tsx'), 'ReleasePage'),
    article: ARTICLE_IDS.map((articleId) => ({
      path: hrefOf('article', { articleId }),
      load: loadArticle(articleId),
    })),
    about: loadText('about'),
    careers: loadText('careers'),
    contactUs: pageOf(() => import('./contact-page.tsx'), 'ContactPage'),
    terms: loadText('terms'),
    faq: pageOf(() => import('./faq-page.tsx'), 'FaqPage'),
  },
  navigation: SITE_NAVIGATION,
};
