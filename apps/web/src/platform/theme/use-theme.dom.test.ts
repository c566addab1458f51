import { THEME_COOKIE, withTheme } from '@shortlist/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseTheme } from './use-theme.ts';

const SENT = '<meta name="color-scheme" content="dark"><meta name="theme-color" content="#0b0c0e">';

let before: string;

beforeEach(() => {
  before = document.head.innerHTML;
  document.head.innerHTML = SENT;
});

afterEach(() => {
  document.head.innerHTML = before;
  delete document.documentElement.dataset.theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the one that a browser of the tests has
  document.cookie = `${THEME_COOKIE}=; max-age=0; path=/`;
});

it('a page whose theme is chosen is as one that the server sends in it', () => {
  for (const theme of ['device', 'light', 'dark'] as const) {
    chooseTheme(theme);
    expect(document.cookie).toContain(`${THEME_COOKIE}=${theme}`);
    const page = `<html data-theme="${document.documentElement.dataset.theme}">${document.head.innerHTML}`;
    expect(page).toBe(withTheme(`<html>${SENT}`, theme).replaceAll(' />', '>'));
  }
});
