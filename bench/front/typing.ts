import type { Page } from '@playwright/test';

/** A slow phone beside the machine of a developer. */
const SLOWER = 4;

const WORDS = 'Led the move of the billing platform to a new ledger and cut the close by half. ';
const KEYS = 160;
/** A quick typist. */
const PAUSE_MS = 120;

/** The browser reports no event that takes less (Event Timing API), and rounds to 8 ms. */
const SHORTEST_MS = 16;

/**
 * For each key that is typed into the field which `page` has in focus, the ms until the browser has painted what
 * follows from it, on a processor four times as slow.
 */
export async function measureTyping(page: Page): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate((shortest) => {
    const longest = new Map<number, number>();
    Object.assign(globalThis, { keyTimes: longest });
    const isOfKey = /^(?:key|(?:before)?input)/u;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, name, duration } = entry as PerformanceEventTiming;
        if (!interactionId || !isOfKey.test(name)) continue;
        longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  }, SHORTEST_MS);

  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(nameOf(WORDS[key % WORDS.length]), { delay: 30 });
    await page.waitForTimeout(PAUSE_MS - 30);
  }
  await page.waitForTimeout(1_000);
  const reported = await page.evaluate(() => {
    const { keyTimes } = globalThis as unknown as { keyTimes: Map<number, number> };
    return Array.from(keyTimes.values());
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  const unreported = Math.max(0, KEYS - reported.length);
  return [...reported, ...Array.from({ length: unreported }, () => SHORTEST_MS)];
}

const nameOf = (letter = ' ') => (letter === ' ' ? 'Space' : letter);
