import {
  type EmploymentType,
  hrefOf,
  isRemote,
  type Job,
  PRODUCT_NAME,
} from '@shortlist/contracts';
import { FAQ_ENTRIES } from '#content/faq.ts';
import { type Inline, type MarkdownBlock, parseMarkdown } from '#platform/text/parse-markdown.ts';
import type { PageDescription } from './describe-page.ts';

/** Describes a page to search engines in the words of schema.org: a job, an article, or questions and answers. */
export function structuredData(
  page: PageDescription,
  { origin, pathname }: { origin: string; pathname: string },
): object[] {
  if (page.job) return [jobPosting(page.job, origin)];
  if (page.kind === 'article') return [article(page, origin + pathname)];
  return pathname === hrefOf('faq') ? [faqPage()] : [];
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

/** In the words of Google's and schema.org's JobPosting. */
const EMPLOYMENT: Record<EmploymentType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
};

function jobPosting(job: Job, origin: string) {
  const text = [job.description, job.responsibilities, job.qualifications];
  return inContext({
    '@type': 'JobPosting',
    title: job.title,
    description: parseMarkdown(text.join('\n\n')).map(htmlOf).join(''),
    identifier: { '@type': 'PropertyValue', name: PRODUCT_NAME, value: job.id },
    url: origin + hrefOf('job', { jobId: job.id }),
    datePosted: job.postedAt.slice(0, 10),
    ...(job.applyBy && { validThrough: `${job.applyBy}T23:59:59Z` }),
    employmentType: EMPLOYMENT[job.employmentType],
    hiringOrganization: { '@type': 'Organization', name: PRODUCT_NAME, sameAs: origin },
    directApply: job.applyLink === '',
    ...placeOf(job),
  });
}

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region' });

/** Returns where the job is done: from anywhere in the country, or at the city and state that the location names. */
function placeOf(job: Job) {
  if (isRemote(job)) {
    const country = { '@type': 'Country', name: COUNTRIES.of(job.country) };
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country };
  }
  const [city, ...region] = job.location.split(',').map((part) => part.trim());
  const address = {
    '@type': 'PostalAddress',
    addressLocality: city,
    ...(region.length > 0 && { addressRegion: region.join(', ') }),
    addressCountry: job.country,
  };
  return { jobLocation: { '@type': 'Place', address } };
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
