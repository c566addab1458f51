import type { BrowserContext, Page } from '@playwright/test';

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

/** Scrolls through the whole list, and presses rows at its end: their boxes, their menus and a link. */
export async function measureRows(page: Page, url: string): Promise<RowTimes> {
  await watchPresses(page);
  await page.goto(`${url}/job_board/applications`);
  await page.locator(`${ROW} input`).first().waitFor({ timeout: 60_000 });
  await scrollToEnd(page);

  const times: RowTimes = { select: [], menu: [], open: [] };
  for (let nth = 1; nth <= PRESSES; nth += 1)
    times.select.push(await timePress(page, 'input', nth));
  for (let nth = 1; nth <= PRESSES; nth += 1) {
    times.menu.push(await timePress(page, 'button', nth));
    await page.locator('[role=menu]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[role=menu]').waitFor({ state: 'detached' });
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
  // By the page itself: Playwright takes seconds to look for names among so many.
  const { x, y } = await page.evaluate(
    ([row, tag, at]) => {
      const found = document.querySelectorAll(`${row} ${tag}`);
      const box = found[found.length - Number(at)]?.getBoundingClientRect() ?? new DOMRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [ROW, what, String(nth)],
  );
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
