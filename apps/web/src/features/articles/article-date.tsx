import { useDateFormat } from '#platform/language/date-format.ts';

/** In the reader's own time would differ between server and browser, so the same for all: by UTC. */
export function ArticleDate({ date }: { date: string }) {
  const format = useDateFormat({ dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
