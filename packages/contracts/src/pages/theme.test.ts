import { expect, it } from 'vitest';
import { readTheme, THEMES, withTheme } from './theme.ts';

const SHELL = `<html lang="en">
  <head>
    <meta name="color-scheme" content="dark" />
    <meta name="theme-color" content="#0b0c0e" />
    <title>Shortlist</title>`;

it('reads the theme from cookies, and takes none and rubbish for the first', () => {
  expect(readTheme('session=a=b; theme=light')).toBe('light');
  expect(readTheme('theme=device')).toBe('device');
  for (const cookies of [undefined, '', 'xtheme=light', 'theme=', 'theme=pink', ';;=;theme'])
    expect(readTheme(cookies)).toBe('dark');
});

it.each(THEMES)('puts %s into a page, whichever it had', (theme) => {
  const page = withTheme(SHELL, theme);
  expect(page).toContain(`<html data-theme="${theme}" lang="en">`);
  for (const before of THEMES) expect(withTheme(withTheme(SHELL, before), theme)).toBe(page);
});

it('gives a device both colours, each for its own scheme', () => {
  const page = withTheme(SHELL, 'device');
  expect(page).toContain('content="light dark"');
  expect(page.match(/theme-color" content="#\w+" media="[^"]+"/gu)).toHaveLength(2);
});
