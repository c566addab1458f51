import { THEME_COOKIE, type Theme, themeMetas, themeOf } from '@shortlist/contracts';
import { useSyncExternalStore } from 'react';

const YEAR_S = 31_536_000;

const listeners = new Set<() => void>();

const shown = (): Theme => themeOf(document.documentElement.dataset.theme);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the interface in a theme, and keeps the choice in this browser for a year. */
export function chooseTheme(theme: Theme): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
  showTheme(theme);
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const before = document.head.querySelectorAll('[name="color-scheme"], [name="theme-color"]');
  for (const meta of before) meta.remove();
  for (const attributes of themeMetas(theme)) {
    const meta = document.createElement('meta');
    for (const [name, value] of Object.entries(attributes)) meta.setAttribute(name, value);
    document.head.append(meta);
  }
  for (const listener of [...listeners]) listener();
}

/** Returns the theme that the person chose; while a page is rendered and hydrated, the first one. */
export const useTheme = (): Theme =>
  useSyncExternalStore(subscribe, shown, () => themeOf(undefined));
