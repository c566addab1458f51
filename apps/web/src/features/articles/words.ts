import { plural } from '@shortlist/messages';

type Shown = { count: number; category: string; year: string };

// What the list of articles says with counts in it.

/** Says how many articles are shown; category and year are empty where all are. */
export const shown = ({ count, category, year }: Shown) => {
  const articles = plural(count, { one: '1 article', other: `${count} articles` });
  if (category && year) return `${articles} in ${category} of ${year}`;
  if (category) return `${articles} in ${category}`;
  return year ? `${articles} of ${year}` : articles;
};
