const POSTED = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day a job was posted, in words: the same on the server and in every browser. */
export const formatPosted = (postedAt: string): string => POSTED.format(new Date(postedAt));
