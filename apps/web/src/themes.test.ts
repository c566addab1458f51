import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEME_COLORS } from '@shortlist/contracts';
import { MARK_COLORS } from '@shortlist/difference';
import { describe, expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(WEB, file), 'utf8');

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/giu;

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const themes = read('src/themes.css');
const PAIR = /--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/gu;

/** The colours by name and scheme; those that are the same in both have one value. */
const colors = new Map(
  [
    ...[...themes.matchAll(/--([\w-]+): (#[\da-f]{6});/gu)].map(([, name, both]) => [
      name,
      both,
      both,
    ]),
    ...[...themes.matchAll(PAIR)].map(([, ...pair]) => pair),
  ].map(([name = '', light = '', dark = '']) => [name, { light, dark }]),
);
const colorOf = (name: string, scheme: Scheme = 'dark') => colors.get(name)?.[scheme] ?? '';

it('gives every colour of the utilities a value, and holds all values in one file', () => {
  const styles = read('src/styles.css');
  const names = [...styles.matchAll(/--color-[\w-]+: var\(--([\w-]+)\);/gu)].map(
    ([, name]) => name,
  );
  expect(names).toContain('accent');
  expect(names.filter((name = '') => !colors.has(name))).toEqual([]);

  const others = globSync('src/**/*.css', { cwd: WEB }).filter(
    (file) => !file.endsWith('themes.css'),
  );
  expect(others.flatMap((file) => read(file).match(COLOR) ?? [])).toEqual([]);
});

it('has the colours of the first theme in the files that are read without a stylesheet', () => {
  const { background_color, theme_color } = JSON.parse(read('public/manifest.webmanifest'));
  const html = read('index.html');
  const [, head] = html.match(/name="theme-color" content="([^"]+)"/u) ?? [];
  expect([head, theme_color, background_color]).toEqual(Array(3).fill(colorOf('desk')));
  expect(html).toContain(
    `name="color-scheme" content="${themes.match(/color-scheme: (\w+);/u)?.[1]}"`,
  );
  expect(read('public/favicon.svg')).toContain(`stroke="${colorOf('accent')}"`);
  expect(THEME_COLORS).toEqual({ light: colorOf('desk', 'light'), dark: colorOf('desk') });
});

it('marks what differs in the colours that the downloaded comparison has', () => {
  const onScreen = Object.keys(MARK_COLORS).map((kind) => [kind, colorOf(kind)]);
  expect(Object.fromEntries(onScreen)).toEqual(MARK_COLORS);
});

/** Relative luminance of a colour, by WCAG 2.2. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [least = 0, most = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (most + 0.05) / (least + 0.05);
}

describe.each(SCHEMES)('in the %s', (scheme) => {
  const SURFACES = ['desk', 'panel', 'raised'];
  const against = (name: string, surface: string) =>
    contrast(colorOf(name, scheme), colorOf(surface, scheme));

  it.each(['ink', 'muted', 'faint', 'accent', 'ok', 'warning', 'danger'])(
    'words in %s are read on every surface',
    (name) => {
      for (const surface of SURFACES) expect(against(name, surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('words on what acts are read, and edges of controls and the focus are seen', () => {
    expect(against('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(against('on-accent', 'accent-hover')).toBeGreaterThanOrEqual(4.5);
    // The focus is drawn in the accent.
    for (const name of ['edge', 'accent'])
      for (const surface of SURFACES) expect(against(name, surface)).toBeGreaterThanOrEqual(3);
  });

  it('surfaces differ from each other', () => {
    expect(against('desk', 'panel')).toBeGreaterThan(1.05);
    expect(against('panel', 'raised')).toBeGreaterThan(1.05);
  });
});
