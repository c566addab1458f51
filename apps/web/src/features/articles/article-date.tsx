/** In the reader's own words would differ between server and browser, so the same for all: English, by UTC. */
const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const ArticleDate = ({ date }: { date: string }) => (
  <time dateTime={date}>{LONG.format(new Date(date))}</time>
);
