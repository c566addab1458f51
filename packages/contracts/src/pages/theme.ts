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

/** The attributes of a meta element. */
type Meta = { readonly name: string; readonly content: string; readonly media?: string };

/** Lists the metas of a theme: which of both colours of a pair a page takes, and its background for what a browser draws around it. */
export function themeMetas(theme: Theme): readonly Meta[] {
  const name = 'theme-color';
  if (theme !== 'device')
    return [
      { name: 'color-scheme', content: theme },
      { name, content: THEME_COLORS[theme] },
    ];
  const ofScheme = (scheme: keyof typeof THEME_COLORS): Meta => ({
    ...{ name, content: THEME_COLORS[scheme] },
    media: `(prefers-color-scheme: ${scheme})`,
  });
  return [{ name: 'color-scheme', content: 'light dark' }, ofScheme('light'), ofScheme('dark')];
}

/** The metas of a theme as the shell has them. */
const METAS = /<meta name="color-scheme"[^<>]*>(?:\s*<meta name="theme-color"[^<>]*>)+/u;

/** Puts a theme into the HTML of a page, which has the first one's or another's. */
export function withTheme(html: string, theme: Theme): string {
  const metas = themeMetas(theme).map((meta) => {
    const attributes = Object.entries(meta).map(([name, value]) => `${name}="${value}"`);
    return `<meta ${attributes.join(' ')} />`;
  });
  return html
    .replace(METAS, () => metas.join(''))
    .replace(/<html(?: data-theme="\w+")?/u, () => `<html data-theme="${theme}"`);
}
