import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expectEachSentOnce, sentFiles } from '../support/sent-files.ts';
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
 * The limits of what each page loads before it can be used: itself, and the calls that it cannot do without. In kB with
 * gzip, at most what it loaded when this was measured, and 0.3 % more; and in few files, since each is a way over the line.
 */
const PAGES = {
  'home-page': { calls: [], limit: 113.6, most: 5 },
  'resumes-page': { calls: ['calls'], limit: 146.5, most: 7 },
  'editor-page': { calls: [], limit: 211.25, most: 10 },
  'preview-page': { calls: [], limit: 233.2, most: 11 },
};

const MODULES: Record<string, string[]> = JSON.parse(
  readFileSync(join(BUILD, '.modules.json'), 'utf8'),
);

/** The package that a module outside this repository is of, in the copy of it that is used. */
const copyOf = (module: string) => /^(?:.*node_modules\/)(?:@[^/]+\/)?[^/]+/.exec(module)?.[0];

for (const [page, { calls, limit, most }] of Object.entries(PAGES)) {
  test(`[OP4] ${page} loads at most ${limit} kB of scripts at first in ${most} files, and no module twice`, () => {
    const files = closureOf([entry, 'start-app', page, ...calls]);
    const sizes = Array.from(files, (name) => gzipSync(scripts.get(name) ?? '').length / 1000);
    expect(files.size).toBeGreaterThan(3);
    expect(files.size).toBeLessThanOrEqual(most);
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

test.describe('before any script has come', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of resumes shows where one is, and draws nothing that the policy refuses', async ({
    page,
    server,
  }) => {
    const id = await seedResume(page.request, server.url, {
      name: 'Slow',
      resume: readSample('01-engineer'),
    });
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    for (const [path, heading] of [
      ['/resume', 'Resumes'],
      [`/resume/${id}/contact`, 'Loading your resume'],
      [`/resume/${id}/designs`, 'Designs'],
      [`/resume/${id}/final`, 'Final preview'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Back to Editor' })).toHaveAttribute(
      'href',
      `/resume/${id}/contact`,
    );
    expect(refused).toEqual([]);
  });
});

/** Has a page count how far what is seen on it moves while it comes. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shifted: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { shifted: number } }).seen.shifted);

test('[OP4] nothing that has been seen on a page of resumes moves when these come, and no file is sent twice', async ({
  page,
  server,
}) => {
  const id = await seedResume(page.request, server.url, {
    name: 'Still',
    resume: readSample('01-engineer'),
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await countShifts(page);
  const sent: string[] = [];
  // An empty cache, which no other test of files has.
  const own = [`/resume/${id}/contact`, `/resume/${id}/final`, `/resume/${id}/designs`];
  for (const path of ['/faq', ...own, '/resume', '/']) {
    await page.goto(path);
    await expect(page.locator('[data-page-loading]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page), path).toBeLessThan(0.05);
    // The app of a rendered page comes with the first sign of a person.
    await page.mouse.wheel(0, 100);
    await page.waitForLoadState('networkidle');
    sent.push(...(await sentFiles(page)));
  }
  expectEachSentOnce(sent);
});

test('[SH9] nothing jumps while a page arrives, its letters last', async ({ page }) => {
  await countShifts(page);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  for (const address of ['/', '/resume']) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    expect(await shiftsOf(page)).toBeLessThan(0.005);
  }
});
