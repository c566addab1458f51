import {
  type ArticleId,
  type FoundPage,
  findPage,
  type Job,
  type PageAnswers,
  type PageName,
  PRODUCT_NAME,
} from '@shortlist/contracts';
import { articleOf } from '#content/articles.ts';
import { readJob } from '#lib/server/job-answers.ts';
import { PAGE_TEXTS, releaseText } from '#pages/site/page-texts.ts';

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

const DEFAULT =
  'Resumes that people and machines read correctly, that are never lost, and that are yours.';

const DESCRIPTIONS: Partial<Record<PageName, string>> = {
  home: `${DEFAULT} Write one, see the printed page beside it, and download exactly that page as PDF.`,
  howItWorks:
    'From an old file or an empty page to a PDF: every step in pictures of the product, and four promises, each with what was measured.',
  researchIndex:
    'How a resume is read, by a tired person and by a program, and what that means for how one should be written.',
  jobSearch: 'Every open role with us, by word, department and location.',
  jobBoard:
    'What is open, team by team, and how to apply so that what you send is read as you meant it.',
  contactUs: 'Send us a message. A person reads what you send.',
  faq: 'Short answers to what people ask first: accounts, PDF, languages, saving and privacy.',
};

/** Describes the page at `pathname` in words. An address without a page is Not Found. */
export function describePage(pathname: string, answers: PageAnswers): PageDescription {
  const found = findPage(pathname);
  if (found?.kind !== 'page' || answers.isMissing || answers.job === null) {
    return { title: 'Page not found', description: DEFAULT, kind: 'website', isHidden: true };
  }
  return {
    title: found.page.title,
    description: DESCRIPTIONS[found.name] ?? DEFAULT,
    kind: 'website',
    ...(found.page.rendered !== 'server' && { isHidden: true }),
    ...describeParticular(found, answers),
  };
}

/** Describes what is particular to one address of a page that has many, or to the text of a page that is read. */
function describeParticular(
  { name, params }: Extract<FoundPage, { kind: 'page' }>,
  answers: PageAnswers,
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
    return job ? { title: job.title, description: aboutJob(job), job } : {};
  }
  return isTextPage(name) ? { description: PAGE_TEXTS[name].lead } : {};
}

const aboutJob = ({ title, department, location }: Job) =>
  `${title}, ${department}, ${location}: an open role at ${PRODUCT_NAME}.`;

const isTextPage = (name: PageName): name is PageName & keyof typeof PAGE_TEXTS =>
  name in PAGE_TEXTS;
