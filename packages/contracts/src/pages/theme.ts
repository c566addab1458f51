/** Themes of the interface that a person may choose; `device` follows the device's own. The first holds where nothing was chosen. */
export const THEMES = ['dark', 'light', 'device'] as const;
export type Theme = (typeof THEMES)[number];

/** Name of the cookie that holds the choice, which the server reads too, so that a page is drawn in its theme at once. */
export const THEME_COOKIE = 'theme';

/** Background of the page by theme, for what a browser draws around it; `themes.test.ts` of the web app holds it to the stylesheet. */
export const THEME_COLORS = { dark: '#0b0c0e', light: '#e9e7e1' } as const;

/** Reads the theme from a `Cookie` header, or from `document.cookie`. */
export function readTheme(cookies = ''): Theme {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  const [, chosen] = pairs.find(([name]) => name === THEME_COOKIE) ?? [];
  return themeOf(chosen);
}

/** Returns the theme of this name; the first where there is none. */
export const themeOf = (name: string | undefined): Theme =>
  THEMES.find((theme) => theme === name) ?? THEMES[0];

/** The `color-scheme` of a theme: which of both colours of a pair a page takes. */
export const colorSchemeOf = (theme: Theme): string => (theme === 'device' ? 'light dark' : theme);

/** The metas of a theme as the shell has them. */
const METAS = /<meta name="color-scheme"[^>]*>(?:\s*<meta name="theme-color"[^>]*>)+/u;

/** Puts a theme into the HTML of a page, which has the first one's or another's. */
export function withTheme(html: string, theme: Theme): string {
  const schemes = theme === 'device' ? (['light', 'dark'] as const) : [theme];
  const metas = [
    `<meta name="color-scheme" content="${colorSchemeOf(theme)}" />`,
    ...schemes.map((scheme) => {
      const media = schemes.length > 1 ? ` media="(prefers-color-scheme: ${scheme})"` : '';
      return `<meta name="theme-color" content="${THEME_COLORS[scheme]}"${media} />`;
    }),
  ];
  return html
    .replace(METAS, () => metas.join(''))
    .replace(/<html(?: data-theme="\w+")?/u, () => `<html data-theme="${theme}"`);
}
