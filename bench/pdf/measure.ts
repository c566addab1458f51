import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '../chromium.ts';
import type { ResumeName } from './page/keystrokes.ts';
import type { Writer } from './page/main.ts';

const WRITERS: readonly Writer[] = ['ours', 'react-pdf', 'jspdf'];
export type Times = Record<Writer, number[]>;

/** A browser for all of a measurement's pages. */
export const openBrowser = () =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });

/** First PDF of a page just opened, with nothing in the cache: chunk, fonts and writing. */
export async function measureCold(browser: Browser, url: string, rounds: number): Promise<Times> {
  return inTurns(rounds, (writer) => onFreshPage(browser, url, (page) => write(page, writer)));
}

/** Later PDFs of one page, the libraries in turn. */
export async function measureWarm(browser: Browser, url: string, rounds: number): Promise<Times> {
  return onFreshPage(browser, url, async (page) => {
    for (const writer of WRITERS) await write(page, writer);
    return inTurns(rounds, (writer) => write(page, writer));
  });
}

/** Measures what a letter typed into a resume costs, until the browser has set the pages. */
export function measureKeystrokes(browser: Browser, url: string, name: ResumeName) {
  return onFreshPage(browser, url, (page) =>
    page.evaluate((resume) => globalThis.shortlistBench.type(resume, 40), name),
  );
}

const write = (page: Page, writer: Writer) =>
  page.evaluate((name) => globalThis.shortlistBench.write(name), writer);

async function inTurns(rounds: number, measure: (writer: Writer) => Promise<number>) {
  const times: Times = { ours: [], 'react-pdf': [], jspdf: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const writer of WRITERS) times[writer].push(await measure(writer));
  }
  return times;
}

async function onFreshPage<T>(browser: Browser, url: string, use: (page: Page) => Promise<T>) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => 'shortlistBench' in globalThis);
    return await use(page);
  } finally {
    await context.close();
  }
}
