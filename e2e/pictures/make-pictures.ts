// `npm run pictures`: takes the pictures of the product that the site shows, from the running product. With names of
// pictures, only those. The same sources on the same Chromium give the same bytes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { buildWeb } from '../../scripts/build-web.ts';
import config from '../playwright.config.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { TestServer } from '../support/server.ts';
import { SHOTS, type Shot } from './scenes.ts';
import { writeWebp } from './write-webp.ts';

const FOLDER = join(import.meta.dirname, '../../apps/web/src/pictures');

/** Windows in CSS pixels; the phone's pixels are two to one, as on most phones. */
const WINDOWS: Record<Shot['window'], BrowserContextOptions> = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 600 }, deviceScaleFactor: 2, hasTouch: true },
  sheet: { viewport: { width: 1440, height: 1200 }, deviceScaleFactor: 2 },
};

async function take(
  browser: Browser,
  url: string,
  { name, scene, window, theme }: Shot,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const context = await browser.newContext({
    ...WINDOWS[window],
    baseURL: url,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    await context.addCookies([{ name: 'theme', value: theme, url }]);
    // The navigation as a person who wants room for the page has it.
    await context.addInitScript(() => localStorage.setItem('sidebar-narrow', 'true'));
    const resume = { name: 'Backend engineer', resume: readSample('01-engineer') };
    const resumeId = await seedResume(context.request, url, resume);
    const page = await context.newPage();
    const isPhone = window === 'phone';
    const drawn = await scene({ page, resumeId, folder, isPhone });
    const png = drawn ?? (await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    await writeWebp(browser, png, join(FOLDER, `${name}.webp`));
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

buildWeb();
const wanted = process.argv.slice(2);
const server = await TestServer.start();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const shot of SHOTS) {
    if (wanted.length === 0 || wanted.includes(shot.name)) await take(browser, server.url, shot);
  }
} finally {
  await browser.close();
  await server.dispose();
}
