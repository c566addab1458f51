import type { InterfaceLanguage } from '@shortlist/messages';

/** Answers of the API about a page, as JSON: the body of each call, null where there is no such job. */
export type PageAnswers = Partial<Record<'jobs' | 'job', unknown>> & {
  /** True if the page does not exist for the caller, though it may for others. */
  isMissing?: true;
  /** True if the caller is a guest, whose resumes live in the browser's session. */
  isGuest?: true;
};

/** Input of the web build's renderer for one page, from the server. */
export type PageToRender = {
  /** Path and query, as asked for. */
  url: string;
  /** Scheme and host that the page is published under, without a slash at the end. */
  origin: string;
  /** The page that starts the web app, which the rendered page is put into. */
  shell: string;
  /** The one that the shell says. */
  language: InterfaceLanguage;
  answers: PageAnswers;
};

/** The renderer of the web build: a whole page of HTML. Rejects when the page cannot be drawn. */
export type RenderPage = (page: PageToRender) => Promise<string>;

/** Path of the articles' feed. */
export const FEED_PATH = '/feed.xml';

/** Interface of the server half of the web build. */
export type WebRenderer = {
  render: RenderPage;
  /** The articles as an Atom feed for a site at `origin`. */
  renderFeed: (origin: string) => Promise<string>;
};
