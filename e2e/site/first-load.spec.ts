import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/test.ts';

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

/**
 * What each page loads before it can be used: itself, and the calls that it cannot do without. In kB with gzip, at most
 * what it loaded when this was measured, and 0.3 % more.
 */
const PAGES = {
  'home-page': { calls: [], limit: 116.9 },
  'resumes-page': { calls: ['calls'], limit: 153.2 },
  'editor-page': { calls: [], limit: 216.4 },
  'preview-page': { calls: [], limit: 233.2 },
};

const MODULES: Record<string, string[]> = JSON.parse(
  readFileSync(join(BUILD, '.modules.json'), 'utf8'),
);

/** The package that a module outside this repository is of, in the copy of it that is used. */
const copyOf = (module: string) => /^(?:.*node_modules\/)(?:@[^/]+\/)?[^/]+/.exec(module)?.[0];

for (const [page, { calls, limit }] of Object.entries(PAGES)) {
  test(`[OP4] ${page} loads at most ${limit} kB of scripts at first, and no module twice`, () => {
    const files = closureOf([entry, 'start-app', page, ...calls]);
    const sizes = Array.from(files, (name) => gzipSync(scripts.get(name) ?? '').length / 1000);
    expect(files.size).toBeGreaterThan(10);
    expect(sizes.every((size) => size > 0.03)).toBe(true);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(limit);

    const modules = Array.from(files, (name) => MODULES[name] ?? []).flat();
    expect(modules.length).toBeGreaterThan(100);
    expect(modules.filter((module, at) => modules.indexOf(module) !== at)).toEqual([]);
    const copies = new Set(modules.flatMap((module) => copyOf(module) ?? []));
    const names = Array.from(copies, (copy) => copy.replace(/^.*node_modules\//, ''));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
}

for (const path of ['/', '/resume', '/faq']) {
  test(`[OP4] ${path} has no file sent twice`, async ({ page }) => {
    await page.goto(path);
    await page.mouse.wheel(0, 100);
    await page.waitForLoadState('networkidle');
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((file) => 'transferSize' in file && Number(file.transferSize) > 0)
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.startsWith('/assets/')),
    );
    expect(sent.length).toBeGreaterThan(3);
    expect(sent.filter((name, at) => sent.indexOf(name) !== at)).toEqual([]);
  });
}
