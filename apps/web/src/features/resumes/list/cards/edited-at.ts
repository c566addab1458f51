import { timeAgo } from '#lib/text/time-ago.ts';

let exact: Intl.DateTimeFormat | undefined;

/** A date and time as the browser's language writes them. */
export function exactTime(date: Date): string {
  exact ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return exact.format(date);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Makes the words of time ahead, each in a task of its own, while the list is on its way: a slow phone takes tens of milliseconds for each. */
export async function prepareTimes(): Promise<void> {
  const now = new Date();
  await nextTask();
  exactTime(now);
  await nextTask();
  timeAgo(now, now);
}
