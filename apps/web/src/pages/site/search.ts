import { ARTICLE_IDS, type ArticleId, hrefOf } from '@shortlist/contracts';
import type { ArticleBody } from '#content/article.ts';
import { articleOf } from '#content/articles.ts';
import { FAQ_ENTRIES } from '#content/faq.ts';
import { type PageText, wordsOfSection } from '#content/texts/page-text.ts';
import {
  type FeatureDocument,
  type FeatureSearch,
  pageDocument,
} from '#site-index/feature-search.ts';
import { ASKED_AS } from './asked-as.ts';
import { PAGE_TEXTS, RELEASE_IDS, releaseText, type TextPageName } from './page-texts.ts';

/** The pages, questions and articles of the company site. */
export const search: FeatureSearch = {
  listDocuments: async () => [
    ...Object.entries(PAGE_TEXTS).map(([name, text]) =>
      textDocument(hrefOf(name as TextPageName), text),
    ),
    ...RELEASE_IDS.flatMap((releaseId) => {
      const text = releaseText(releaseId);
      return text ? [textDocument(hrefOf('researchRelease', { releaseId }), text)] : [];
    }),
    pageDocument('researchIndex', 'All articles, by kind, category and year.'),
    pageDocument('contactUs', 'Send us a message.'),
    pageDocument('faq', 'Questions and answers.'),
    ...questions(),
    ...(await Promise.all(ARTICLE_IDS.map(articleDocument))),
  ],
  askedAs: ASKED_AS,
};

const textDocument = (href: string, { title, lead, sections }: PageText): FeatureDocument => ({
  href,
  kind: 'page',
  title,
  about: lead,
  text: sections.map((section) => `${section.heading} ${wordsOfSection(section)}`).join(' '),
});

const questions = (): FeatureDocument[] =>
  FAQ_ENTRIES.map(({ id, question, answer }) => ({
    href: hrefOf('faq', {}, { hash: id }),
    kind: 'faq',
    title: question,
    about: answer[0] ?? '',
    text: answer.join(' '),
  }));

async function articleDocument(id: ArticleId): Promise<FeatureDocument> {
  const { body }: { body: ArticleBody } = await import(`../../content/articles/${id}.ts`);
  const { title, summary, category, kind } = articleOf(id);
  const href = hrefOf('article', { articleId: id });
  const text = `${category} ${kind} ${body.map(wordsOf).join(' ')}`;
  return { href, kind: 'article', title, about: summary, text };
}

function wordsOf(block: ArticleBody[number]): string {
  if (typeof block === 'string') return block;
  return 'heading' in block ? block.heading : block.list.join(' ');
}
