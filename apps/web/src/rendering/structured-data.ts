import { type Job, PAGES, PRODUCT_NAME } from '@shortlist/contracts';
import { FAQ_ENTRIES } from '#content/faq.ts';
import { type Inline, type MarkdownBlock, parseMarkdown } from '#lib/parse-markdown.ts';
import type { PageDescription } from './describe-page.ts';

/** What a page says to search engines in the words of schema.org: a job, an article, or questions and answers. */
export function structuredData(
  page: PageDescription,
  { origin, pathname }: { origin: string; pathname: string },
): object[] {
  if (page.job) return [jobPosting(page.job, origin)];
  if (page.kind === 'article') return [article(page, origin + pathname)];
  return pathname === PAGES.faq.path ? [faqPage()] : [];
}

const inContext = (value: object) => ({ '@context': 'https://schema.org', ...value });

const article = ({ title, description, publishedOn }: PageDescription, url: string) =>
  inContext({
    '@type': 'Article',
    headline: title,
    description,
    datePublished: publishedOn,
    url,
    author: { '@type': 'Organization', name: PRODUCT_NAME },
  });

const faqPage = () =>
  inContext({
    '@type': 'FAQPage',
    mainEntity: FAQ_ENTRIES.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  });

function jobPosting(job: Job, origin: string) {
  const text = [job.description, job.responsibilities, job.qualifications];
  const place = /remote/iu.test(job.location)
    ? { jobLocationType: 'TELECOMMUTE' }
    : { jobLocation: { '@type': 'Place', address: job.location } };
  return inContext({
    '@type': 'JobPosting',
    title: job.title,
    description: parseMarkdown(text.join('\n\n')).map(htmlOf).join(''),
    datePosted: job.postedAt.slice(0, 10),
    hiringOrganization: { '@type': 'Organization', name: PRODUCT_NAME, sameAs: origin },
    directApply: job.applyLink === '',
    ...place,
  });
}

/** Search engines take the description as HTML; the words are escaped, the tags are ours. */
function htmlOf(block: MarkdownBlock): string {
  if ('items' in block)
    return `<ul>${block.items.map((item) => `<li>${words(item)}</li>`).join('')}</ul>`;
  return `<p>${words(block.content)}</p>`;
}

const words = (pieces: readonly Inline[]) =>
  pieces
    .map(({ text }) => text)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
