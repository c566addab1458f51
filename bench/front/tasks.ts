import type { Page } from '@playwright/test';

/** The browser calls a task long that holds the page up for more than so many ms (Long Tasks API). */
export const LONG_TASK_MS = 50;

/** Begins to note the long tasks of every page that `page` shows from now on. */
export const watchTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });

/** Takes the lengths of the long tasks since the last call, in ms. */
export const takeTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { longTasks } = globalThis as unknown as { longTasks: number[] };
    return longTasks.splice(0);
  });
