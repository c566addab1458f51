import {
  getDocument,
  listDocuments,
  matchPage,
  type PageAnswers,
  PRODUCT_NAME,
} from '@shortlist/contracts';
import { en, type Language, words } from '@shortlist/messages';
import { RESUME } from '@shortlist/model';
import { describePage, type HeadWords, type PageDescription } from './describe-page.ts';
import { dataBlock, escapeText } from './html-text.ts';
import { sharePicture } from './share-picture.ts';
import { structuredData } from './structured-data.ts';

/** The head of a rendered page: its title and description, where it belongs, and the same for machines. */
export function headOf(
  { origin, pathname }: URL,
  answers: PageAnswers,
  language: Language,
): string {
  const descriptions = words(language, en.descriptions);
  const page = describePage(pathname, answers, { titles: words(language, en.pages), descriptions });
  return [
    `<title>${escapeText(`${page.title} · ${PRODUCT_NAME}`)}</title>`,
    meta('name', 'description', page.description),
    ...(page.isHidden
      ? [meta('name', 'robots', 'noindex')]
      : sharing(page, { origin, pathname }, descriptions)),
    ...firstCalls(pathname).map(preload),
    ...structuredData(page, { origin, pathname }).map((value) =>
      dataBlock('application/ld+json', value),
    ),
  ].join('\n    ');
}

/** Addresses of the calls whose answers a page of resumes begins with: they come beside its scripts, and not after them. */
function firstCalls(pathname: string): string[] {
  const found = matchPage(pathname);
  if (found?.kind !== 'page' || found.page.rendered !== 'loading') return [];
  const { resumeId } = found.params;
  return [
    resumeId === undefined
      ? `${listDocuments.url}?kind=${RESUME.kind}`
      : getDocument.url.replace(':documentId', resumeId),
  ];
}

/** As `call` fetches it: the browser gives the answer to none that asks in another mode. */
const preload = (address: string) =>
  `<link rel="preload" href="${escapeText(address)}" as="fetch" crossorigin>`;

type Place = { origin: string; pathname: string };

function sharing(
  page: PageDescription,
  { origin, pathname }: Place,
  descriptions: HeadWords['descriptions'],
) {
  const { title, description, kind, publishedOn } = page;
  const address = origin + pathname;
  const picture = sharePicture(pathname);
  return [
    `<link rel="canonical" href="${escapeText(address)}">`,
    meta('property', 'og:site_name', PRODUCT_NAME),
    meta('property', 'og:type', kind),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', origin + picture.path),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta(
      'property',
      'og:image:alt',
      descriptions.picture({ part: picture.part, product: PRODUCT_NAME }),
    ),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(publishedOn ? [meta('property', 'article:published_time', publishedOn)] : []),
  ];
}

const meta = (by: 'name' | 'property', name: string, content: string) =>
  `<meta ${by}="${name}" content="${escapeText(content)}">`;
