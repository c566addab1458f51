import type { CDPSession, Locator, Page } from '@playwright/test';
import { readSample, seedResume } from '../../e2e/support/seed-resume.ts';
import { TestServer } from '../../e2e/support/server.ts';
import { buildWeb } from '../../scripts/build-web.ts';
import { median } from '../median.ts';
import { openBrowser } from '../pdf/measure.ts';
import type { Result } from '../result.ts';
import { drawnGallery, measureGallery, timeGallery } from './gallery.ts';

const OPENINGS = 15;
const FIRST_OPENINGS = 9;
const CHANGES = 40;
/** The pause by whose end is done what a change leaves for later, the pages of the gallery among it. */
const PAUSE_MS = 400;

/** The limits, in ms: of all pages of a gallery that has been open, of one that has not, and of a change of a look. */
const GALLERY = 100;
const FIRST_GALLERY = 300;
const FRAME = 16;

/** The gallery and a knob as the real server serves them to the browser, on a resume of two pages whose fonts are there, and the gallery of one of twelve pages. */
export async function benchInBrowser(): Promise<Result[]> {
  buildWeb();
  const server = await TestServer.start();
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const resume = readSample('19-two-pages');
    const id = await seedResume(context.request, server.url, { name: 'Two pages', resume });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${server.url}/resume/${id}/contact`);
    const openings = await measureOpenings(page);
    const inEditor = await measureChanges(page, cdp, page.locator('[data-sheets]').first());
    await page.getByRole('link', { name: 'See them larger' }).click();
    await page.getByRole('heading', { name: 'Designs', level: 1 }).waitFor();
    await drawnGallery(page);
    const onPage = await measureChanges(
      page,
      cdp,
      page.locator('label:has(input:checked) svg').first(),
    );
    const long = await measureGallery(browser, server.url, FIRST_OPENINGS);
    return [
      result('first gallery of twelve pages in the editor', long.panel, FIRST_GALLERY),
      result('first gallery of twelve pages on the page of designs', long.page, FIRST_GALLERY),
      result('gallery of twelve pages, again', long.again),
      result('gallery: from the click to eight painted pages', openings, GALLERY),
      ...resultsOf('the editor: the paper', inEditor),
      ...resultsOf('the page of designs: the chosen page', onPage),
    ];
  } finally {
    await browser.close();
    await server.dispose();
  }
}

function result(name: string, times: readonly number[], most?: number): Result {
  const sorted = times.toSorted((one, other) => one - other);
  const late = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  const middle = median(sorted);
  return {
    name,
    figure: `${middle.toFixed(1)} ms (p95 ${late.toFixed(1)}, ${times.length} times)`,
    ...(most !== undefined && { target: `< ${most} ms`, met: middle < most }),
  };
}

/** Lists what a change of text size costs; what a busy machine does to the wait, it does hardly to the time of the script. */
const resultsOf = (name: string, changes: readonly Change[]): Result[] => [
  result(
    `text size in ${name} laid out and drawn, script`,
    changes.map(({ script }) => script),
    FRAME,
  ),
  result(
    `text size in ${name} laid out and drawn, wait`,
    changes.map(({ wait }) => wait),
  ),
];

/** The ms from the click on "Design" until the gallery has eight pages and the browser has painted them, again and again. */
async function measureOpenings(page: Page): Promise<number[]> {
  const button = page.getByRole('button', { name: 'Design', exact: true });
  await button.click();
  await drawnGallery(page);
  const times: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    await button.click();
    await page.locator('fieldset label svg').first().waitFor({ state: 'detached' });
    await page.waitForTimeout(PAUSE_MS);
    times.push(await timeGallery(button));
  }
  return times;
}

/** The ms from a change of the size of text until what is drawn has changed, and how long the page's own thread ran its script for it. */
type Change = { wait: number; script: number };

async function measureChanges(page: Page, cdp: CDPSession, drawn: Locator): Promise<Change[]> {
  const slider = await page.getByLabel('Text size', { exact: true }).elementHandle();
  const changes: Change[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    await page.waitForTimeout(PAUSE_MS);
    const size = 9 + (change % 10) / 4;
    const before = await scriptTime(cdp);
    const wait = await drawn.evaluate(slideAndWait, { slider, size });
    changes.push({ wait, script: (await scriptTime(cdp)) - before });
  }
  return changes;
}

/** The ms for which the page's thread has run script. */
async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}

/** Runs in the page. */
async function slideAndWait(
  drawn: Element,
  { slider, size }: { slider: Element | null; size: number },
): Promise<number> {
  if (!(slider instanceof HTMLInputElement)) throw new Error('There is no slider.');
  const changed = new Promise<number>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve(performance.now());
    }).observe(drawn, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  // React hears of a value only that its own setter has not set.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(slider, String(size));
  const start = performance.now();
  slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return (await changed) - start;
}
