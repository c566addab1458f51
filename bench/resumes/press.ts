import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '../chromium.ts';
import type { Press } from './design.ts';

/** The browser behind a press, started when the first page is printed. */
export function openPress(): Press & { close: () => Promise<void> } {
  let browser: Promise<Browser> | undefined;
  const launch = () =>
    chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
  return {
    async printHtml(html, paper) {
      browser ??= launch();
      const page = await (await browser).newPage({ offline: true });
      try {
        // Nothing is fetched: a design looks the same on every machine.
        await page.route('**/*', (route) => route.abort());
        await page.setContent(html, { waitUntil: 'domcontentloaded' });
        return await page.pdf({ format: paper, printBackground: true, preferCSSPageSize: true });
      } finally {
        await page.close();
      }
    },
    close: async () => (await browser)?.close(),
  };
}
