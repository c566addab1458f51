import { type PageAnswers, PRODUCT_NAME } from '@shortlist/contracts';
import { dataBlock } from './data-block.ts';
import { describePage, type PageDescription } from './describe-page.ts';
import { escapeText } from './escape-text.ts';
import { structuredData } from './structured-data.ts';

/** The head of a rendered page: its title and description, where it belongs, and the same for machines. */
export function headOf({ origin, pathname }: URL, answers: PageAnswers): string {
  const page = describePage(pathname, answers);
  const address = origin + pathname;
  return [
    `<title>${escapeText(`${page.title} · ${PRODUCT_NAME}`)}</title>`,
    meta('name', 'description', page.description),
    ...(page.isHidden ? [meta('name', 'robots', 'noindex')] : sharing(page, address)),
    ...structuredData(page, { origin, pathname }).map((value) =>
      dataBlock('application/ld+json', value),
    ),
  ].join('\n    ');
}

function sharing({ title, description, kind, publishedOn }: PageDescription, address: string) {
  return [
    `<link rel="canonical" href="${escapeText(address)}">`,
    meta('property', 'og:site_name', PRODUCT_NAME),
    meta('property', 'og:type', kind),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    ...(publishedOn ? [meta('property', 'article:published_time', publishedOn)] : []),
  ];
}

const meta = (by: 'name' | 'property', name: string, content: string) =>
  `<meta ${by}="${name}" content="${escapeText(content)}">`;
