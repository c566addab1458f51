import { plural } from '@shortlist/messages';

// What the search of the site says with counts in it.

type Count = { count: number };

export const results = ({ count }: Count): string =>
  plural(count, { one: '1 result', other: `${count} results` });

export const nothing = ({ count }: Count): string =>
  `Nothing found. ${count} things that you can do instead`;
