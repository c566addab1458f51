import { PRODUCT_NAME } from '@shortlist/contracts';
import { ENGLISH, en, words } from '@shortlist/messages';
import { escapeHtml } from './html.ts';

export const WORDS = words(ENGLISH, en.sharedPage);

type Frame = {
  title: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Address of the style. */
  style: string;
  /** Inside of `body`. */
  body: string;
};

/** A whole page of HTML. Previews in chats and search engines are told nothing of the document. */
export const pageFrame = ({ title, lang, dir, style, body }: Frame): string => `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${dir}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<meta name="description" content="${escapeHtml(WORDS.description)}">
<meta property="og:title" content="${escapeHtml(WORDS.neutralTitle)}">
<meta property="og:description" content="${escapeHtml(WORDS.description)}">
<meta property="og:site_name" content="${PRODUCT_NAME}">
<link rel="stylesheet" href="${style}">
</head>
<body>
${body}
</body>
</html>
`;

/** The line above a document, with what there is to do. */
export const headerOf = (actions = ''): string =>
  `<header lang="en" dir="ltr"><p>${escapeHtml(WORDS.sharedWith({ product: PRODUCT_NAME }))}</p>${actions}</header>`;

/** A page with a few words in place of a document: the same whatever it is about. */
const messagePage = (
  { title, text, after = '' }: { title: string; text: string; after?: string },
  style: string,
): string =>
  pageFrame({
    ...{ title, style, lang: 'en', dir: 'ltr' },
    body: `${headerOf()}
<main class="message">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${after}
</main>`,
  });

/** The page of every address that leads nowhere. */
export const absentPage = (style: string): string =>
  messagePage({ title: WORDS.absentTitle, text: WORDS.absent }, style);

export const failedPage = (style: string): string =>
  messagePage({ title: WORDS.failedTitle, text: WORDS.failed }, style);

/** The form for the password of a link; `wrong` says what is wrong with the one that was given. */
export const passwordPage = (style: string, wrong?: string): string => {
  const said = wrong === undefined ? '' : `<p id="wrong" role="alert">${escapeHtml(wrong)}</p>\n`;
  const state = wrong === undefined ? '' : ' aria-invalid="true" aria-describedby="wrong"';
  return messagePage(
    {
      title: WORDS.passwordTitle,
      text: WORDS.passwordAsked,
      after: `<form method="post">
<label for="password">${escapeHtml(WORDS.password)}</label>
<input id="password" name="password" type="password" autocomplete="off" required autofocus${state}>
${said}<button>${escapeHtml(WORDS.open)}</button>
</form>`,
    },
    style,
  );
};
