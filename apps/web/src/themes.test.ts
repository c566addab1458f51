import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(WEB, file), 'utf8');

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/giu;

const themes = read('src/themes.css');

/** The value of a colour in the theme that a page without `data-theme` has. */
const colorOf = (name: string) => themes.match(new RegExp(`--${name}: (#[\\da-f]{6});`))?.[1];

it('gives every colour of the utilities a value, and holds all values in one file', () => {
  const styles = read('src/styles.css');
  const names = [...styles.matchAll(/--color-[\w-]+: var\(--([\w-]+)\);/gu)].map(
    ([, name]) => name,
  );
  expect(names).toContain('accent');
  expect(names.filter((name = '') => colorOf(name) === undefined)).toEqual([]);

  const others = globSync('src/**/*.css', { cwd: WEB }).filter(
    (file) => !file.endsWith('themes.css'),
  );
  expect(others.flatMap((file) => read(file).match(COLOR) ?? [])).toEqual([]);
});

it('has the colours of the theme in the files that are read without a stylesheet', () => {
  const { background_color, theme_color } = JSON.parse(read('public/manifest.webmanifest'));
  const html = read('index.html');
  const [, head] = html.match(/name="theme-color" content="([^"]+)"/u) ?? [];
  expect([head, theme_color, background_color]).toEqual(Array(3).fill(colorOf('desk')));
  expect(html).toContain(
    `name="color-scheme" content="${themes.match(/color-scheme: (\w+);/u)?.[1]}"`,
  );
  expect(read('public/favicon.svg')).toContain(`stroke="${colorOf('accent')}"`);
});
