import type { Page } from '@playwright/test';

/** Waits until all of the app is in this browser and answers for the page. */
export const untilKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });

/** The names of edits that only this browser has. */
export const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('draft')));

/** Crashes the process that a page runs in; the page stays open, with nothing in it. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The process that would answer is gone.
  session.send('Page.crash').catch(() => {});
  await crashed;
}

/** Everything that a store of one of the browser's databases holds; the store has the last part of the database's name. */
export const keptIn = (page: Page, database: string): Promise<unknown[]> =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const store = name.split('.').at(-1) ?? '';
          const asked = opening.result.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      }),
    database,
  );
