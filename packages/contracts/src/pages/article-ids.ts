/** The articles under Research, newest first: each has an address and a text of its own in the web app. */
export const ARTICLE_IDS = [
  'same-lines-on-screen-and-paper',
  'no-lost-keystroke',
  'start-without-an-account',
  'deleting-can-be-undone',
  'tagged-pdf',
  'shortlist-on-the-command-line',
  'honest-scores',
  'names-in-many-scripts',
  'writing-with-a-chatbot',
  'reading-order-in-pdf',
  'video-introductions',
  'keywords-in-the-postings-words',
  'dates-that-cannot-be-misread',
  'columns-and-tables',
  'what-applicant-tracking-systems-do',
  'one-page-or-two',
  'bullets-that-carry-evidence',
] as const;
export type ArticleId = (typeof ARTICLE_IDS)[number];
