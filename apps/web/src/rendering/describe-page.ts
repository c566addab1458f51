import {
  type ArticleId,
  type FoundPage,
  findPage,
  type Job,
  type PageAnswers,
  type PageName,
  PRODUCT_NAME,
} from '@shortlist/contracts';
import { SECTIONS } from '@shortlist/model';
import { articleOf } from '#content/articles.ts';
import { PAGE_TEXTS, releaseText } from '#pages/site/page-texts.ts';
import type { WordsOf } from '#platform/language/use-words.ts';
import { readJob } from '#platform/server/job-answers.ts';

/** Description of a page for search engines and for those who share its address. */
export type PageDescription = {
  title: string;
  description: string;
  kind: 'website' | 'article';
  /** Not found, or of no use to a search engine: a page of one person. */
  isHidden?: boolean;
  /** Day of publication of an article. */
  publishedOn?: string;
  job?: Job;
};

/** Words of the heads of pages. */
export type HeadWords = { titles: WordsOf<'pages'>; descriptions: WordsOf<'descriptions'> };

/** Describes the page at `pathname` in words. An address without a page is Not Found. */
export function describePage(
  pathname: string,
  answers: PageAnswers,
  { titles, descriptions }: HeadWords,
): PageDescription {
  const found = findPage(pathname, SECTIONS);
  if (found?.kind !== 'page' || answers.isMissing || answers.job === null) {
    const description = descriptions.product;
    return { title: titles.notFound, description, kind: 'website', isHidden: true };
  }
  return {
    title: titles[found.name],
    description: descriptionOf(found.name, descriptions),
    kind: 'website',
    ...(found.page.rendered !== 'server' && { isHidden: true }),
    ...describeParticular(found, answers, descriptions),
  };
}

/** Describes what is particular to one address of a page that has many, or to the text of a page that is read. */
function describeParticular(
  { name, params }: Extract<FoundPage, { kind: 'page' }>,
  answers: PageAnswers,
  words: WordsOf<'descriptions'>,
): Partial<PageDescription> {
  if (name === 'article') {
    const { title, summary, date } = articleOf(params.articleId as ArticleId); // `findPage` knows the ids.
    return { title, description: summary, kind: 'article', publishedOn: date };
  }
  if (name === 'researchRelease') {
    const text = releaseText(params.releaseId ?? '');
    return text ? { title: text.title, description: text.lead } : {};
  }
  if (name === 'job') {
    const job = readJob(answers);
    return job
      ? { title: job.title, description: words.job({ ...job, product: PRODUCT_NAME }), job }
      : {};
  }
  return isTextPage(name) ? { description: PAGE_TEXTS[name].lead } : {};
}

/** Returns the description that the catalogue has of a page, or else that of the product. */
function descriptionOf(name: PageName, descriptions: WordsOf<'descriptions'>): string {
  const own = name in descriptions && descriptions[name as PageName & keyof typeof descriptions];
  return typeof own === 'string' ? own : descriptions.product;
}

const isTextPage = (name: PageName): name is PageName & keyof typeof PAGE_TEXTS =>
  name in PAGE_TEXTS;
