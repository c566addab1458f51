import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { seedLongResume } from '../front/seed.ts';

const DESIGNS = 8;

/** Of the page before it, so that nothing of that is still on its way. */
const REST_MS = 2_000;

/** The ms from the press until eight first pages are painted, of each opening. */
export type GalleryTimes = {
  /** In the editor's panel, of a page in which it has not been open. */
  panel: number[];
  /** The same panel once more. */
  again: number[];
  /** On the page of designs, by the link of the final preview. */
  page: number[];
};

/** Opens the gallery of a resume of twelve pages in new pages of one visitor, whose files the browser has kept. */
export async function measureGallery(
  browser: Browser,
  url: string,
  openings: number,
): Promise<GalleryTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const times: GalleryTimes = { panel: [], again: [], page: [] };
  try {
    const id = await seedLongResume(context, url);
    for (let opening = -1; opening < openings; opening += 1) {
      const { panel, again } = await inNewPage(context, (page) => openPanel(page, url, id));
      const onPage = await inNewPage(context, (page) => openPage(page, url, id));
      if (opening < 0) continue;
      times.panel.push(panel);
      times.again.push(again);
      times.page.push(onPage);
    }
  } finally {
    await context.close();
  }
  return times;
}

async function inNewPage<T>(context: BrowserContext, use: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage();
  try {
    return await use(page);
  } finally {
    await page.close();
  }
}

async function openPanel(page: Page, url: string, id: string) {
  await page.goto(`${url}/resume/${id}/contact`);
  await page.locator('[data-sheets] svg').first().waitFor();
  await page.waitForTimeout(REST_MS);
  const button = page.getByRole('button', { name: 'Design', exact: true });
  const panel = await timeGallery(button);
  await button.click();
  await page.locator('fieldset label svg').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(REST_MS);
  return { panel, again: await timeGallery(button) };
}

async function openPage(page: Page, url: string, id: string): Promise<number> {
  await page.goto(`${url}/resume/${id}/final`);
  await page.locator('[data-sheets] svg').first().waitFor();
  await page.waitForTimeout(REST_MS);
  return timeGallery(page.locator(`a[href="/resume/${id}/designs"]`).first());
}

/** Waits until the gallery has all its pages. */
export const drawnGallery = (page: Page) =>
  page.waitForFunction(
    (count) => document.querySelectorAll('fieldset label svg').length >= count,
    DESIGNS,
  );

/** Presses what leads to the gallery; the ms until it has eight pages and the browser has painted them. */
export const timeGallery = (control: Locator): Promise<number> =>
  control.evaluate(pressAndWait, DESIGNS);

/** Runs in the page. */
async function pressAndWait(control: HTMLElement | SVGElement, count: number): Promise<number> {
  const start = performance.now();
  if (control instanceof HTMLElement) control.click();
  const isDrawn = () => document.querySelectorAll('fieldset label svg').length >= count;
  while (!isDrawn()) await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}
