import type { Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Processor time of the thread, in µs. */
  tdur?: number;
  args?: { name?: string };
};

/**
 * Runs a step, and returns the processor time of the longest task of the page's own thread meanwhile, in ms: what else the machine does is
 * no part of it.
 */
export async function longestTask(page: Page, step: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('Traces are made by the browser of a context.');
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await step();
  // The form of the file is Chromium's.
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args?.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(threadOf));
  const tasks = traceEvents.filter(
    (event) => event.name.endsWith('RunTask') && mains.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('A trace without tasks says nothing.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}
