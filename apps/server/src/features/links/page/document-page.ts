import type { SharedFormat } from '@shortlist/contracts';
import type { SharedPage } from '#rendering/render-job.ts';
import type { OpenLink } from '../public/find-open-link-queries.ts';
import { escapeHtml } from './html.ts';
import { headerOf, pageFrame, WORDS } from './page-frame.ts';

/** Longest name of a file in an address. */
const LONGEST_NAME = 80;

/** Sizes of paper that the style has a page for, by their width in points. */
const PAPERS: Readonly<Record<number, string>> = { 595: 'a4', 612: 'letter' };

type Shown = Pick<OpenLink, 'kind' | 'leaveOut' | 'downloads'>;

/**
 * The page of a link: the document as text, which screen readers and narrow windows are given, and its pages as they are printed, for eyes and
 * paper. It needs no script.
 */
export function documentPage(
  page: SharedPage,
  link: Shown,
  { token, style }: { token: string; style: string },
): string {
  const paper = PAPERS[Math.floor(page.width)] ?? 'a4';
  const sheets = page.sheets.map((sheet) => `<div class="page">${sheet}</div>`);
  return pageFrame({
    ...{ title: titleOf(page, link), lang: page.lang, dir: page.dir, style },
    body: `${headerOf(navigation(page, link, token))}
<main class="${paper}">
<div id="text">${page.article}</div>
<div id="pages" aria-hidden="true">
${sheets.join('\n')}
</div>
</main>`,
  });
}

/** The name with what it is of; without a name nothing but what it is. */
function titleOf({ title }: SharedPage, { kind, leaveOut }: Shown): string {
  const document = WORDS.document({ kind });
  if (leaveOut.includes('name') || title.endsWith(document)) return title;
  return WORDS.titled({ name: title, document });
}

function navigation({ fileName }: SharedPage, { downloads }: Shown, token: string): string {
  const links = downloads.map(
    (format) =>
      `<li><a href="${hrefOf(token, fileName, format)}">${escapeHtml(WORDS.format({ format }))}</a></li>`,
  );
  const files =
    links.length === 0
      ? ''
      : `<nav aria-label="${escapeHtml(WORDS.downloads)}"><ul>${links.join('')}</ul></nav>`;
  return `<p class="views"><a class="to-text" href="#text">${escapeHtml(WORDS.asText)}</a><a class="to-pages" href="#pages">${escapeHtml(WORDS.asPages)}</a></p>${files}`;
}

function hrefOf(token: string, fileName: string, format: SharedFormat): string {
  const name = fileName.length > LONGEST_NAME ? WORDS.document({ kind: '' }) : fileName;
  return `/s/${token}/${encodeURIComponent(`${name}.${format}`)}`;
}
