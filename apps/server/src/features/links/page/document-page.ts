import { linkPath, type SharedFormat } from '@shortlist/contracts';
import { escapeMarkup } from '@shortlist/text';
import type { SharedHead } from '#rendering/render-job.ts';
import type { OpenLink } from '../public/find-open-link-queries.ts';
import { frameOf, headerOf, WORDS } from './page-frame.ts';

/** Longest name of a file in an address. */
const LONGEST_NAME = 80;

type Shown = Pick<OpenLink, 'kind' | 'downloads'>;

/**
 * The page of a link, of what the renderer made: a line of JSON, and its `main`, which is neither read nor copied before the page is put together. It
 * needs no script.
 */
export function documentPage(
  { buffer, byteOffset, byteLength }: Uint8Array,
  link: Shown,
  { token, style }: { token: string; style: string },
): Buffer {
  const rendered = Buffer.from(buffer, byteOffset, byteLength);
  const end = rendered.indexOf('\n');
  const head = JSON.parse(rendered.toString('utf8', 0, end)) as SharedHead; // Our renderer wrote it.
  const { lang, dir } = head;
  const [before, behind] = frameOf({ title: titleOf(head, link), lang, dir, style });
  const header = headerOf(navigation(head, link, token));
  return Buffer.concat([
    Buffer.from(`${before}${header}\n`),
    rendered.subarray(end + 1),
    Buffer.from(behind),
  ]);
}

/** The name with what it is of; without a name nothing but what it is. */
const titleOf = ({ title, isNamed }: SharedHead, { kind }: Shown): string =>
  isNamed ? WORDS.titled({ name: title, document: WORDS.document({ kind }) }) : title;

function navigation({ fileName }: SharedHead, { downloads }: Shown, token: string): string {
  const links = downloads.map(
    (format) =>
      `<li><a href="${hrefOf(token, fileName, format)}">${escapeMarkup(WORDS.format({ format }))}</a></li>`,
  );
  const files =
    links.length === 0
      ? ''
      : `<nav aria-label="${escapeMarkup(WORDS.downloads)}"><ul>${links.join('')}</ul></nav>`;
  return `<p class="views"><a class="to-text" href="#text">${escapeMarkup(WORDS.asText)}</a><a class="to-pages" href="#pages">${escapeMarkup(WORDS.asPages)}</a></p>${files}`;
}

function hrefOf(token: string, fileName: string, format: SharedFormat): string {
  const name = fileName.length > LONGEST_NAME ? WORDS.document({ kind: '' }) : fileName;
  return `${linkPath(token)}/${encodeURIComponent(`${name}.${format}`)}`;
}
