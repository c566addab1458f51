/** What the API answered about a page, as JSON: the body of each call, null where there is no such job. */
export type PageAnswers = Partial<Record<'jobs' | 'job', unknown>> & {
  /** Whether the page does not exist for the caller, though it may for others. */
  isMissing?: true;
  /** Whether the caller is a guest, whose resumes live in the browser's session. */
  isGuest?: true;
};

/** What the server gives the web build's renderer for one page. */
export type PageToRender = {
  /** Path and query, as asked for. */
  url: string;
  /** Scheme and host that the page is published under, without a slash at the end. */
  origin: string;
  /** The page that starts the web app, which the rendered page is put into. */
  shell: string;
  answers: PageAnswers;
};

/** The renderer of the web build: a whole page of HTML. Rejects when the page cannot be drawn. */
export type RenderPage = (page: PageToRender) => Promise<string>;

/** Where the articles' feed is. */
export const FEED_PATH = '/feed.xml';

/** What the server half of the web build does. */
export type WebRenderer = {
  render: RenderPage;
  /** The articles as an Atom feed for a site at `origin`. */
  renderFeed: (origin: string) => Promise<string>;
};
