import { PRODUCT_NAME } from '@shortlist/contracts';
import { ENGLISH, en, words } from '@shortlist/messages';
import { escapeMarkup } from '@shortlist/text';

export const WORDS = words(ENGLISH, en.sharedPage);

type Frame = {
  title: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Address of the style. */
  style: string;
};

/** Halves of a page, before and behind the inside of its `body`. Previews in chats and search engines are told nothing of the document. */
export const frameOf = ({ title, lang, dir, style }: Frame): readonly [string, string] => [
  `<!doctype html>
<html lang="${escapeMarkup(lang)}" dir="${dir}">
<head>
<meta charset="utf-8">
<title>${escapeMarkup(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<meta name="description" content="${escapeMarkup(WORDS.description)}">
<meta property="og:title" content="${escapeMarkup(WORDS.neutralTitle)}">
<meta property="og:description" content="${escapeMarkup(WORDS.description)}">
<meta property="og:site_name" content="${PRODUCT_NAME}">
<link rel="stylesheet" href="${style}">
</head>
<body>
`,
  `
</body>
</html>
`,
];

/** The line above a document, with what there is to do. */
export const headerOf = (actions = ''): string =>
  `<header lang="en" dir="ltr"><p>${escapeMarkup(WORDS.sharedWith({ product: PRODUCT_NAME }))}</p>${actions}</header>`;

/** A page with a few words in place of a document: the same whatever it is about. */
const messagePage = (
  { title, text, after = '' }: { title: string; text: string; after?: string },
  style: string,
): string =>
  frameOf({ title, style, lang: 'en', dir: 'ltr' }).join(`${headerOf()}
<main class="message">
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
${after}
</main>`);

/** The page of every address that leads nowhere. */
export const absentPage = (style: string): string =>
  messagePage({ title: WORDS.absentTitle, text: WORDS.absent }, style);

/** The page of what cannot be shown now; `waitS` are the seconds until it may be. */
export function failedPage(style: string, waitS = 0): string {
  const minutes = Math.ceil(waitS / 60);
  const text = minutes > 1 ? WORDS.failedFor({ count: minutes }) : WORDS.failed;
  return messagePage({ title: WORDS.failedTitle, text }, style);
}

/** The form for the password of a link; `wrong` says what is wrong with the one that was given. */
export const passwordPage = (style: string, wrong?: string): string => {
  const said = wrong === undefined ? '' : `<p id="wrong" role="alert">${escapeMarkup(wrong)}</p>\n`;
  const state = wrong === undefined ? '' : ' aria-invalid="true" aria-describedby="wrong"';
  return messagePage(
    {
      title: WORDS.passwordTitle,
      text: WORDS.passwordAsked,
      after: `<form method="post">
<label for="password">${escapeMarkup(WORDS.password)}</label>
<input id="password" name="password" type="password" autocomplete="off" required autofocus${state}>
${said}<button>${escapeMarkup(WORDS.open)}</button>
</form>`,
    },
    style,
  );
};
