import { ARTICLE_IDS, type ArticleId, hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { PAGE_TEXTS, RELEASE_IDS, releaseText } from '#pages/site/page-texts.ts';
import type { ArticleBody } from '../content/article.ts';
import { articleOf } from '../content/articles.ts';
import { FAQ_ENTRIES } from '../content/faq.ts';
import { type PageText, wordsOfSection } from '../content/texts/page-text.ts';
import { OFFERED_ACTIONS, OTHER_ACTIONS } from './actions.ts';
import { ASKED_AS } from './asked-as.ts';
import type { SiteDocument } from './site-document.ts';

type Document = Omit<SiteDocument, 'askedAs'>;

/** Every action, page, question and article of the company site, as it is searched. Runs at build time only. */
export async function listSiteDocuments(): Promise<SiteDocument[]> {
  const documents = [
    ...actions(),
    ...textPages(),
    ...otherPages(),
    ...questions(),
    ...(await articles()),
  ];
  return documents.map((document) => ({ ...document, askedAs: ASKED_AS[document.href] ?? '' }));
}

const actions = (): Document[] =>
  [...OFFERED_ACTIONS, ...OTHER_ACTIONS].map((action) => ({ ...action, text: '' }));

const page = (href: string, { title, lead, sections }: PageText): Document => ({
  href,
  kind: 'page',
  title,
  about: lead,
  text: sections.map((section) => `${section.heading} ${wordsOfSection(section)}`).join(' '),
});

function textPages(): Document[] {
  const { researchOverview, researchResidency, about, careers, terms } = PAGE_TEXTS;
  const named = { researchOverview, researchResidency, about, careers, terms };
  return [
    ...Object.entries(named).map(([name, text]) => page(hrefOf(name as keyof typeof named), text)),
    ...RELEASE_IDS.flatMap((id) => {
      const text = releaseText(id);
      return text ? [page(hrefOf('researchRelease', { releaseId: id }), text)] : [];
    }),
  ];
}

/** The pages whose words are not in one text: what they are for. */
function otherPages(): Document[] {
  const about = {
    howItWorks: 'The product in pictures, and what was measured of its promises.',
    resumes: 'Your resumes: write, edit, preview and download them.',
    jobBoard: 'Every open job.',
    jobSearch: 'Open roles with us, by word, department and location.',
    researchIndex: 'All articles, by kind, category and year.',
    contactUs: 'Send us a message.',
    faq: 'Questions and answers.',
  };
  return Object.entries(about).map(([name, words]) => {
    const page = name as keyof typeof about;
    return {
      href: hrefOf(page),
      kind: 'page',
      title: en.pages.texts[page],
      about: words,
      text: '',
    };
  });
}

const questions = (): Document[] =>
  FAQ_ENTRIES.map(({ id, question, answer }) => ({
    href: hrefOf('faq', {}, { hash: id }),
    kind: 'faq',
    title: question,
    about: answer[0] ?? '',
    text: answer.join(' '),
  }));

const articles = (): Promise<Document[]> =>
  Promise.all(
    ARTICLE_IDS.map(async (id): Promise<Document> => {
      const { body } = await readArticle(id);
      const { title, summary, category, kind } = articleOf(id);
      const href = hrefOf('article', { articleId: id });
      const text = `${category} ${kind} ${body.map(wordsOf).join(' ')}`;
      return { href, kind: 'article', title, about: summary, text };
    }),
  );

/** By its own address, since this file may run from a bundle that lies elsewhere. */
const readArticle = (id: ArticleId): Promise<{ body: ArticleBody }> =>
  import(/* @vite-ignore */ new URL(`../content/articles/${id}.ts`, import.meta.url).href);

function wordsOf(block: ArticleBody[number]): string {
  if (typeof block === 'string') return block;
  return 'heading' in block ? block.heading : block.list.join(' ');
}
