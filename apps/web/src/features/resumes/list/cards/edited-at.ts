import { MEDIUM } from '#platform/language/date-format.ts';
import { localDateFormat } from '#platform/language/local-date-format.ts';
import { timeAgo } from '#platform/text/time-ago.ts';

/** A date and time as the person's region writes them in a language. */
export const exactTime = (date: Date, tag: string): string =>
  localDateFormat(tag, MEDIUM).format(date);

const DATE: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

/** Edits of so many milliseconds, a week, are told by how long ago they were. */
const RECENT = 7 * 86_400_000;

/** Writes one date: how long ago within a week, the day before that. */
export const editedAt = (then: Date, now: Date, tag: string): string =>
  now.getTime() - then.getTime() < RECENT
    ? timeAgo(then, now, tag)
    : localDateFormat(tag, DATE).format(then);

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Makes the words of time ahead, each in a task of its own, while the list is on its way: a slow phone takes tens of milliseconds for each. */
export async function prepareTimes(tag: string): Promise<void> {
  const now = new Date();
  await nextTask();
  exactTime(now, tag);
  await nextTask();
  timeAgo(now, now, tag);
}
