import type { ArticleId } from '@shortlist/contracts';

/** The tabs of the research index. */
export const ARTICLE_KINDS = ['Publication', 'Conclusion', 'Milestone', 'Release'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** Subjects of articles, as their cards say. */
export const ARTICLE_CATEGORIES = ['Publication', 'Safety', 'Company', 'ChatGPT', 'Sora'] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** Motif of an article's drawing: each has a subject of its own. */
export type ArtMotif =
  | 'twins'
  | 'power'
  | 'door'
  | 'undo'
  | 'tree'
  | 'prompt'
  | 'tally'
  | 'glyphs'
  | 'echo'
  | 'path'
  | 'film'
  | 'marks'
  | 'calendar'
  | 'columns'
  | 'drawer'
  | 'pages'
  | 'bullet';

/** An article as a list shows it; its text is a file of its own, named by its id. */
export type Article = {
  title: string;
  /** One or two sentences that say what a reader will know afterwards. */
  summary: string;
  kind: ArticleKind;
  category: ArticleCategory;
  /** Day of publication, e.g. "2026-11-18". */
  date: string;
  /** The part of the home page that shows it, where one does. */
  shelf?: 'news' | 'stories' | 'research';
  image: ArtMotif;
};

/** A text from top to bottom: paragraphs, headings between them, and lists. */
export type ArticleBody = readonly (string | { heading: string } | { list: readonly string[] })[];

/** An article with its id, as lists are made of. */
export type ListedArticle = Article & { id: ArticleId };
