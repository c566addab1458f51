import { counted } from '@shortlist/messages';

type Count = { count: number };

/** What the search of the site says with counts in it. */
export const words = {
  results: ({ count }: Count) => counted(count, { one: 'result', other: 'results' }),
  nothing: ({ count }: Count) => `Nothing found. ${count} things that you can do instead`,
};
