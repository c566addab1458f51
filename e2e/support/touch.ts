import type { Page } from '@playwright/test';

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';
type Point = { x: number; y: number };

/** One finger on a page, in the browser's own events; without a point it is lifted. */
export async function fingerOn(page: Page) {
  const client = await page.context().newCDPSession(page);
  return (type: TouchType, at?: Point) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
}
