import {
  ARTICLE_CATEGORIES,
  ARTICLE_KINDS,
  type ArticleCategory,
  type ArticleKind,
  type ListedArticle,
} from '#content/article.ts';

export const RESEARCH_SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'title', label: 'Title' },
] as const;
type ResearchSort = (typeof RESEARCH_SORTS)[number]['value'];

/** Filter and order of the articles; what is empty does not matter. It lives in the address. */
export type ResearchChoice = {
  kind: ArticleKind | '';
  category: ArticleCategory | '';
  year: string;
  sort: ResearchSort;
};

/** The choice that an address bears; values that mean nothing are left out. */
export function readChoice(query: URLSearchParams): ResearchChoice {
  const year = query.get('year') ?? '';
  return {
    kind: ARTICLE_KINDS.find((kind) => kind === query.get('kind')) ?? '',
    category: ARTICLE_CATEGORIES.find((category) => category === query.get('category')) ?? '',
    year: /^\d{4}$/u.test(year) ? year : '',
    sort: query.get('sort') === 'title' ? 'title' : 'newest',
  };
}

/** The address of a choice, as short as it can be. */
export function searchOf({ sort, ...filters }: ResearchChoice): string {
  const chosen = Object.entries({ ...filters, sort: sort === 'newest' ? '' : sort });
  const query = new URLSearchParams(chosen.filter(([, value]) => value !== '')).toString();
  return query && `?${query}`;
}

/** The articles of a choice, in its order. */
export function chooseArticles(
  articles: readonly ListedArticle[],
  { kind, category, year, sort }: ResearchChoice,
): ListedArticle[] {
  const chosen = articles.filter(
    (article) =>
      (kind === '' || article.kind === kind) &&
      (category === '' || article.category === category) &&
      article.date.startsWith(year),
  );
  return chosen.sort((one, other) =>
    sort === 'title'
      ? one.title.localeCompare(other.title, 'en')
      : other.date.localeCompare(one.date),
  );
}

/** The years in which there are articles, newest first. */
export const yearsOf = (articles: readonly ListedArticle[]): string[] =>
  [...new Set(articles.map(({ date }) => date.slice(0, 4)))].sort().reverse();
