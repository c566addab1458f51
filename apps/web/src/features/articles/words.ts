import { counted } from '@shortlist/messages';

type Shown = { count: number; category: string; year: string };

/** What the list of articles says with counts in it. */
export const words = {
  /** How many articles are shown; category and year are empty where all are. */
  shown: ({ count, category, year }: Shown) => {
    const articles = counted(count, { one: 'article', other: 'articles' });
    if (category && year) return `${articles} in ${category} of ${year}`;
    if (category) return `${articles} in ${category}`;
    return year ? `${articles} of ${year}` : articles;
  },
};
