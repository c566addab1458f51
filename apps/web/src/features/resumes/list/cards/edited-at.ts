import { MEDIUM } from '#platform/language/date-format.ts';
import { localDateFormat } from '#platform/language/local-date-format.ts';
import { timeAgo } from '#platform/text/time-ago.ts';

/** A date and time as the person's region writes them in a language. */
export const exactTime = (date: Date, tag: string): string =>
  localDateFormat(tag, MEDIUM).format(date);

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Makes the words of time ahead, each in a task of its own, while the list is on its way: a slow phone takes tens of milliseconds for each. */
export async function prepareTimes(tag: string): Promise<void> {
  const now = new Date();
  await nextTask();
  exactTime(now, tag);
  await nextTask();
  timeAgo(now, now, tag);
}
