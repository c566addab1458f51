import type { Page } from '@playwright/test';
import { takeTasks, watchTasks } from './tasks.ts';

export type ListTimes = {
  /** From asking for the page until the first picture of a resume stands, in ms. */
  firstPicture: number;
  /** The longest task while it opens and while it is scrolled through, in ms; 0 where none was long. */
  opening: number;
  scrolling: number;
};

/** Turns of the wheel that lead through the whole list, and the pause after each. */
const TURN_PX = 400;
const TURN_MS = 60;

const longest = (tasks: readonly number[]) => Math.max(0, ...tasks);

/** Opens the list and scrolls through it. */
export async function measureList(page: Page, url: string): Promise<ListTimes> {
  await watchTasks(page);
  await page.goto(`${url}/resume`);
  const picture = page.locator('article img[src^="blob:"]').first();
  await picture.waitFor({ timeout: 60_000 });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const firstPicture = await page.evaluate(() => performance.now());
  await page.waitForTimeout(1_500);
  const opening = longest(await takeTasks(page));

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < whole; top += TURN_PX) {
    await page.mouse.wheel(0, TURN_PX);
    await page.waitForTimeout(TURN_MS);
  }
  await page.waitForTimeout(1_500);
  return { firstPicture, opening, scrolling: longest(await takeTasks(page)) };
}
