const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of a job's life in words: the same on the server and in every browser. */
export const formatDay = (date: string): string => DAY.format(new Date(date));
