import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const BUILD = join(import.meta.dirname, '../../apps/web/dist');

const scripts = new Map(
  readdirSync(join(BUILD, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(BUILD, 'assets', name), 'utf8')]),
);

/** The scripts that a script imports before it runs; those of `import()` come when they are asked for. */
const importsOf = (name: string) =>
  Array.from(
    (scripts.get(name) ?? '').matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g),
    ([, imported = '']) => imported,
  );

/** The scripts of these names, up to their hash, and all that they import, each once. */
function closureOf(names: readonly string[]): Set<string> {
  const found = new Set(
    names.map((name) => [...scripts.keys()].find((file) => file.startsWith(`${name}-`)) ?? name),
  );
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return found;
}

const [, entry = ''] =
  /src="\/assets\/([^"]+\.js)"/.exec(readFileSync(join(BUILD, 'index.html'), 'utf8')) ?? [];

/** What a page loads before it can be used, at most, in kB with gzip: what it loaded when this was measured, and 0.3 % more. */
const LIMITS = {
  'home-page': 153.6,
  'resumes-page': 218.8,
  'editor-page': 288.8,
  'preview-page': 259.6,
};

for (const [page, limit] of Object.entries(LIMITS)) {
  test(`${page} loads at most ${limit} kB of scripts at first`, () => {
    const files = closureOf([entry, 'start-app', page]);
    const sizes = Array.from(files, (name) => gzipSync(scripts.get(name) ?? '').length / 1000);
    expect(files.size).toBeGreaterThan(10);
    expect(sizes.every((size) => size > 0.03)).toBe(true);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(limit);
  });
}
