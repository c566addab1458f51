import type { Browser, BrowserContext, Page } from '@playwright/test';
import { TestServer } from '../../e2e/support/server.ts';
import { buildWeb } from '../../scripts/build-web.ts';
import { median } from '../median.ts';
import { openBrowser } from '../pdf/measure.ts';
import type { Result } from '../result.ts';
import { measureRows, measureTasks, serveApplications } from './applications.ts';
import { measureList } from './full-list.ts';
import { seedFullList, seedTenPages } from './seed.ts';
import { measureSlowLine } from './slow-line.ts';
import { LONG_TASK_MS } from './tasks.ts';
import { measureTyping } from './typing.ts';

const RUNS = 3;
const KEY_LIMIT_MS = 100;
const USABLE_LIMIT_S = 8;

/** The web app as the real server serves it, in the browser: typing, the full list, and a slow line. */
export async function benchFront(): Promise<Result[]> {
  buildWeb();
  const server = await TestServer.start();
  const browser = await openBrowser();
  try {
    return [
      ...(await benchTyping(browser, server.url)),
      ...(await benchList(browser, server.url)),
      ...(await benchApplications(browser, server.url)),
      ...(await benchSlowLine(browser, server.url)),
    ];
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** Runs `use` in a page of a new visitor, with an empty cache. */
async function inVisit<T>(
  browser: Browser,
  use: (page: Page, context: BrowserContext) => Promise<T>,
  state?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(state && { storageState: state }),
  });
  try {
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

async function benchTyping(browser: Browser, url: string): Promise<Result[]> {
  const fields = [
    { name: 'the summary', section: 'summary', label: 'Summary' },
    { name: 'a job among 24 open ones', section: 'experience', label: 'What you did' },
  ];
  const results: Result[] = [];
  for (const { name, section, label } of fields) {
    const times = await inVisit(browser, async (page, context) => {
      const resumeId = await seedTenPages(context, url);
      await page.goto(`${url}/resume/${resumeId}/${section}`);
      await page.locator('svg[viewBox="0 0 612 792"]').first().waitFor();
      const openAll = page.getByRole('button', { name: 'Expand all' });
      if (section === 'experience') await openAll.click();
      const field = page.getByRole('textbox', { name: label }).first();
      await field.click();
      // The field for points comes when it is first used, in the place of a plain one.
      await page.waitForTimeout(3_000);
      await field.click();
      return measureTyping(page);
    });
    const sorted = times.sort((one, other) => one - other);
    const most = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
    results.push({
      name: `Typing in ten pages at a quarter of the speed, ${name}: key to next paint, p95`,
      figure: `${most.toFixed(0)} ms (median ${median(sorted).toFixed(0)}, ${sorted.length} keys)`,
      target: `< ${KEY_LIMIT_MS} ms`,
      met: most < KEY_LIMIT_MS,
    });
  }
  return results;
}

async function benchList(browser: Browser, url: string): Promise<Result[]> {
  const state = await inVisit(browser, async (_page, context) => {
    await seedFullList(context, url);
    return context.storageState();
  });
  const runs: Awaited<ReturnType<typeof measureList>>[] = [];
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await inVisit(browser, (page) => measureList(page, url), state));
  const middle = (part: keyof (typeof runs)[number]) => median(runs.map((times) => times[part]));
  const task = (name: string, ms: number): Result => ({
    name: `List of 200: longest task while it ${name}`,
    figure: ms === 0 ? `none of ${LONG_TASK_MS} ms` : `${ms.toFixed(0)} ms`,
    target: `<= ${LONG_TASK_MS} ms`,
    met: ms <= LONG_TASK_MS,
  });
  return [
    { name: 'List of 200: first picture', figure: `${middle('firstPicture').toFixed(0)} ms` },
    task('opens', middle('opening')),
    task('is scrolled', middle('scrolling')),
  ];
}

async function benchApplications(browser: Browser, url: string): Promise<Result[]> {
  const { select, menu, open } = await inVisit(browser, async (page, context) => {
    await serveApplications(context, url);
    return measureRows(page, url);
  });
  const tasks = await inVisit(browser, async (page, context) => {
    await serveApplications(context, url);
    return measureTasks(page, url);
  });
  const [firstMenu = Number.NaN, ...menus] = tasks.menus;
  const task = (what: string, ms: number): Result => ({
    name: `2,000 applications: processor time of the longest task while ${what}`,
    figure: `${ms.toFixed(0)} ms`,
  });
  const press = (what: string, [first = Number.NaN, ...others]: number[]): Result => ({
    name: `2,000 applications, scrolled through: a press ${what}, to the next paint`,
    figure: `${first.toFixed(0)} ms${others.length > 0 ? ` the first, others ${median(others).toFixed(0)} (median)` : ''}`,
  });
  const selected = press('selects a row', select);
  const met = median(select) <= LONG_TASK_MS;
  return [
    { ...selected, target: `<= ${LONG_TASK_MS} ms (median)`, met },
    press('opens a menu', menu),
    press('opens an application', open),
    task('the list opens', tasks.list),
    task('the board opens', tasks.board),
    task('the first menu opens', firstMenu),
    task('menus after it open (median)', median(menus)),
  ];
}

async function benchSlowLine(browser: Browser, url: string): Promise<Result[]> {
  const { state, resumeId } = await inVisit(browser, async (_page, context) => ({
    resumeId: await seedTenPages(context, url),
    state: await context.storageState(),
  }));
  const runs: Awaited<ReturnType<typeof measureSlowLine>>[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const address = `${url}/resume/${resumeId}/contact`;
    runs.push(await inVisit(browser, (page) => measureSlowLine(page, address), state));
  }
  const usable = median(runs.map((times) => times.usable));
  const drawn = median(runs.map((times) => times.drawn));
  return [
    {
      name: 'Editor over 60 kB a second, empty cache: can be typed in',
      figure: `${usable.toFixed(1)} s`,
      target: `<= ${USABLE_LIMIT_S} s`,
      met: usable <= USABLE_LIMIT_S,
    },
    {
      name: 'Editor over 60 kB a second, empty cache: the paper is drawn',
      figure: `${drawn.toFixed(1)} s`,
    },
  ];
}
