import type { Page } from '@playwright/test';

const BYTES_PER_S = 60 * 1024;
/** A mobile network's. */
const LATENCY_MS = 150;

export type SlowLineTimes = {
  /** Seconds until the first field of the form can be typed in, and until the page beside it is drawn. */
  usable: number;
  drawn: number;
};

/** Opens a resume's editor with an empty cache, over a slow line. */
export async function measureSlowLine(page: Page, address: string): Promise<SlowLineTimes> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_S,
    uploadThroughput: BYTES_PER_S,
  });
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  const field = page.getByRole('textbox', { name: 'Full Name' });
  await field.waitFor({ timeout: 60_000 });
  await field.pressSequentially('A');
  await page.waitForFunction(
    () =>
      document.activeElement instanceof HTMLInputElement && /A/u.test(document.activeElement.value),
  );
  const usable = seconds();
  await page.locator('svg[viewBox="0 0 612 792"]').first().waitFor({ timeout: 60_000 });
  const drawn = seconds();
  await cdp.detach();
  return { usable, drawn };
}
