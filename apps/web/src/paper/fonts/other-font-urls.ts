/** Addresses of the font files that few resumes need: italics, other families, other scripts. */
export const OTHER_FONT_URLS = import.meta.glob<string>(
  [
    '../../../../../node_modules/@fontsource/tinos/files/*-{400,700}-italic.woff',
    '../../../../../node_modules/@fontsource/amiri/files/amiri-{arabic,latin,latin-ext}-{400,700}-{normal,italic}.woff',
    '../../../../../node_modules/@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-{400,700}-normal.woff',
    '../../../../../node_modules/@fontsource/noto-serif-sc/files/noto-serif-sc-[0-9]*-{400,700}-normal.woff',
    '../../../../../node_modules/@fontsource/{eb-garamond,source-serif-4,source-sans-3,carlito,lato}/files/*-{latin,latin-ext,vietnamese,cyrillic,cyrillic-ext,greek,greek-ext}-{400,600,700}-{normal,italic}.woff',
    '../../../../../node_modules/@fontsource/noto-sans-{hebrew,devanagari}/files/noto-sans-{hebrew-hebrew,devanagari-devanagari}-{400,700}-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
);
