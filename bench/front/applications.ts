import type { BrowserContext, Page } from '@playwright/test';
import { longestTask } from './longest-task.ts';

const ALL = 2_000;

const ROW = 'main ul[aria-label] > li';

/** The pixels of a turn through the list, and the pause after each. */
const TURN_PX = 1_500;
const TURN_MS = 40;

/** Rows that are pressed, one after the other. */
const PRESSES = 8;

/** Milliseconds from a press until the browser has painted what follows from it (Event Timing API, in steps of 8 ms). */
type RowTimes = { select: number[]; menu: number[]; open: number[] };

/** Has the list of `context` be 2,000 applications: one that the server has, so many times over. */
export async function serveApplications(context: BrowserContext, url: string): Promise<void> {
  const posting = { company: 'Acme', title: 'Engineer', location: 'Leeds' };
  const headers = { origin: url };
  await context.request.post(`${url}/api/applications`, { data: { posting }, headers });
  const answer = await (await context.request.get(`${url}/api/applications`)).json();
  const [row] = answer.applications;
  const rows = Array.from({ length: ALL }, (_, nth) => ({
    ...row,
    application_id: `${row.application_id.slice(0, -6)}${String(nth).padStart(6, '0')}`,
    title: `Engineer ${nth}`,
  }));
  await context.route(
    (address) => address.pathname === '/api/applications',
    (route) => {
      const query = new URL(route.request().url()).searchParams;
      const [from, most] = [Number(query.get('after')), Number(query.get('most'))];
      const next = from + most < ALL ? String(from + most) : null;
      return route.fulfill({
        json: { ...answer, applications: rows.slice(from, from + most), next },
      });
    },
  );
}

/** Processor times in ms of the longest task while the list opens, the board, and each of some menus of the list. */
export type TaskTimes = { list: number; board: number; menus: number[] };

/** So long a view is left to draw what is near what is in sight, in ms. */
const DRAWN_MS = 3_000;

/** Opens the list, presses menus of it, and opens the board. */
export async function measureTasks(page: Page, url: string): Promise<TaskTimes> {
  const open = (view: string) =>
    longestTask(page, async () => {
      await page.goto(`${url}/job_board/applications?view=${view}`);
      await page.waitForTimeout(DRAWN_MS);
    });
  const list = await open('list');
  const menus: number[] = [];
  for (let nth = 1; nth <= PRESSES / 2; nth += 1) {
    const { x, y } = await findPlace(page, `${ROW} button`, nth - 1);
    menus.push(
      await longestTask(page, async () => {
        await page.mouse.click(x, y, { delay: 30 });
        await page.locator('[role=menu]').waitFor();
      }),
    );
    await closeMenu(page);
  }
  return { list, menus, board: await open('board') };
}

async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('[role=menu]').waitFor({ state: 'detached' });
}

/** Finds the middle of the nth element, from 0; of the nth from the end where that is below 0. By the page itself: Playwright takes seconds to look for names among so many. */
const findPlace = (page: Page, selector: string, nth: number): Promise<{ x: number; y: number }> =>
  page.evaluate(
    ([which, at]) => {
      const box = Array.from(document.querySelectorAll(which)).at(at)?.getBoundingClientRect();
      if (!box) throw new Error(`There is no ${which} at ${at}.`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [selector, nth] as const,
  );

/** Scrolls through the whole list, and presses rows at its end: their boxes, their menus and a link. */
export async function measureRows(page: Page, url: string): Promise<RowTimes> {
  await watchPresses(page);
  await page.goto(`${url}/job_board/applications`);
  await page.locator(`${ROW} input`).first().waitFor({ timeout: 60_000 });
  await scrollToEnd(page);

  const times: RowTimes = { select: [], menu: [], open: [] };
  for (let nth = 1; nth <= PRESSES; nth += 1)
    times.select.push(await timePress(page, 'input', nth));
  const ticked = await page.locator(`${ROW} input:checked`).count();
  if (ticked !== PRESSES) throw new Error(`${PRESSES} rows were pressed, ${ticked} are selected.`);
  for (let nth = 1; nth <= PRESSES; nth += 1) {
    times.menu.push(await timePress(page, 'button', nth));
    await page.locator('[role=menu]').waitFor();
    await closeMenu(page);
  }
  times.open.push(await timePress(page, 'a', 1));
  return times;
}

/** Scrolls through all rows, a window and a half at a time. */
async function scrollToEnd(page: Page): Promise<void> {
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await heightOf()); top += TURN_PX) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(TURN_MS);
  }
  await page.waitForTimeout(1_500);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(500);
}

/** Presses something in the nth row from the end, and takes the ms of that press. */
async function timePress(page: Page, what: string, nth: number): Promise<number> {
  const { x, y } = await findPlace(page, `${ROW} ${what}`, -nth);
  await takePress(page);
  await page.mouse.click(x, y, { delay: 30 });
  return takePress(page);
}

/** Begins to note how long each press of every page that `page` shows from now on takes. */
const watchPresses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const presses: number[] = [];
    Object.assign(globalThis, { presses });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        if (interactionId) presses.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Takes the longest of what was noted since the last call, in ms; 16 where nothing took longer. */
async function takePress(page: Page): Promise<number> {
  await page.waitForTimeout(400);
  return page.evaluate(() => {
    const { presses } = globalThis as unknown as { presses: number[] };
    return Math.max(16, ...presses.splice(0));
  });
}
