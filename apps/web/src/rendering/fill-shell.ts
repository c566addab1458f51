import type { PageAnswers } from '@shortlist/contracts';
import { LOADING } from '#platform/hydration/hydrate-on-interaction.ts';
import { ANSWERS_ID } from '#platform/server/page-answers.ts';
import { dataBlock } from './html-text.ts';

export type PageParts = {
  head: string;
  body: string;
  answers: PageAnswers;
  /** True if it stands there until a person's own resumes have come: it is of no use without the app, which starts at once. */
  isLoading?: boolean;
};

/** The shell's own words that a rendered page replaces: its title, description and notes. */
const REPLACED = [
  /(?<!\s)\s*<title>[^<]*<\/title>/u,
  /(?<!\s)\s*<meta name="description"[^<>]*>/u,
  /(?<!\s)\s*<p id="coming">[^<]*<\/p>/u,
];

/** Said on pages that need scripts, which a page that is only read does not. */
const NEEDS_SCRIPTS = /(?<!\s)\s*<noscript>[^<]*<\/noscript>/u;

/** Scripts, without which a rendered page can be read: its styles and letters come first, the scripts after them. */
const SCRIPTS = /<script type="module"|<link rel="modulepreload"/gu;

/** Letters come after the scripts where these draw the page, and with the styles where there is something to read. */
const LATER_LETTERS = / fetchpriority="low"/gu;

/** Letters of headings and articles, of which pages of resumes have hardly any. */
const SERIF = /(?<!\s)\s*<link rel="preload"[^<>]*source-serif[^<>]*>/u;

const EMPTY_ROOT = '<div id="root"></div>';

/** Puts a rendered page into the shell. Throws when the shell has no place for it. */
export function fillShell(shell: string, { head, body, answers, isLoading }: PageParts): string {
  if (!shell.includes(EMPTY_ROOT)) throw new Error('The shell has no empty #root.');
  const replaced = isLoading ? REPLACED : [...REPLACED, NEEDS_SCRIPTS];
  const bare = replaced
    .reduce((html, pattern) => html.replace(pattern, ''), shell)
    .replace(LATER_LETTERS, '')
    .replace(body.includes('font-serif') ? '' : SERIF, '')
    .replace(SCRIPTS, '$& fetchpriority="low"');
  const root = `<div id="root"${isLoading ? ` ${LOADING}` : ''}>${body}</div>${dataBlock('application/json', answers, ANSWERS_ID)}`;
  // Functions, since a text may hold the "$&" that `replace` reads as a sign.
  return bare.replace('</head>', () => `${head}</head>`).replace(EMPTY_ROOT, () => root);
}
