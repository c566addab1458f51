import { ARTICLE_IDS, type ArticleId } from '@shortlist/contracts';
import type { Article, ListedArticle } from './article.ts';

const ARTICLES: Record<ArticleId, Article> = {
  'same-lines-on-screen-and-paper': {
    title: 'The preview and the file now share every line',
    summary:
      'A preview that breaks its lines elsewhere than the PDF is a promise broken on the way to an employer. How one layout came to feed both.',
    kind: 'Milestone',
    category: 'Company',
    date: '2026-11-18',
    shelf: 'news',
    image: 'twins',
  },
  'no-lost-keystroke': {
    title: 'Pulling the plug on our own database',
    summary:
      'What we did to find out whether a saved resume is really saved, what we lost at first, and what changed.',
    kind: 'Milestone',
    category: 'Safety',
    date: '2026-11-12',
    shelf: 'news',
    image: 'power',
  },
  'start-without-an-account': {
    title: 'Begin without an account',
    summary:
      'You can write, save and print a resume before telling us who you are. What that asks of the server, and of you.',
    kind: 'Release',
    category: 'Safety',
    date: '2026-11-05',
    shelf: 'news',
    image: 'door',
  },
  'deleting-can-be-undone': {
    title: 'Deleting a resume can be undone',
    summary:
      'A confirmation dialog protects nobody who has learned to click it away. Undo does, and for thirty days the server helps.',
    kind: 'Release',
    category: 'Safety',
    date: '2026-10-27',
    image: 'undo',
  },
  'tagged-pdf': {
    title: 'Every download is a tagged PDF',
    summary:
      'Headings that are headings, lists that are lists, and a reading order that is written down instead of guessed.',
    kind: 'Milestone',
    category: 'Company',
    date: '2026-10-14',
    shelf: 'news',
    image: 'tree',
  },
  'shortlist-on-the-command-line': {
    title: 'Your resume from the command line',
    summary:
      'The page layout that runs in your browser also runs in a shell: JSON Resume in, PDF out, the same bytes every time.',
    kind: 'Release',
    category: 'Company',
    date: '2026-10-02',
    image: 'prompt',
  },
  'honest-scores': {
    title: 'A score you can check',
    summary:
      'A number without a formula is a guess with a percent sign. What we ask of any figure that is shown to a job seeker.',
    kind: 'Publication',
    category: 'Safety',
    date: '2026-09-16',
    shelf: 'research',
    image: 'tally',
  },
  'names-in-many-scripts': {
    title: 'Printing every name, whatever its script',
    summary:
      'Why some names come out of a PDF as boxes, question marks or nothing, and what it takes to print them all.',
    kind: 'Publication',
    category: 'Publication',
    date: '2026-08-20',
    shelf: 'research',
    image: 'glyphs',
  },
  'writing-with-a-chatbot': {
    title: 'Using a chatbot without sounding like one',
    summary:
      'A language model is good at sentences and bad at knowing what you did. A way of working that uses the first and guards against the second.',
    kind: 'Conclusion',
    category: 'ChatGPT',
    date: '2026-07-22',
    shelf: 'stories',
    image: 'echo',
  },
  'reading-order-in-pdf': {
    title: 'What a program reads when it opens your PDF',
    summary:
      'A PDF page is a list of drawing commands. Whether the words come out in the right order depends on who wrote them in.',
    kind: 'Publication',
    category: 'Publication',
    date: '2026-06-17',
    shelf: 'research',
    image: 'path',
  },
  'video-introductions': {
    title: 'Before you send a video introduction',
    summary:
      'Film can be generated now, and a face tells a reader things that they are not supposed to weigh. When moving pictures help, and when a page does more.',
    kind: 'Conclusion',
    category: 'Sora',
    date: '2026-05-20',
    shelf: 'stories',
    image: 'film',
  },
  'keywords-in-the-postings-words': {
    title: 'Keywords: say it once, in the posting’s words',
    summary:
      'Searches match words, not meanings you had in mind. How to be found without stuffing, tricks or white text.',
    kind: 'Conclusion',
    category: 'Publication',
    date: '2026-04-15',
    shelf: 'stories',
    image: 'marks',
  },
  'dates-that-cannot-be-misread': {
    title: 'Dates that cannot be misread',
    summary:
      '03/04/2021 is two different days. A month in letters, a year in four digits, and what to do when all you know is the year.',
    kind: 'Publication',
    category: 'Publication',
    date: '2026-03-11',
    image: 'calendar',
  },
  'columns-and-tables': {
    title: 'The two-column resume that read sideways',
    summary:
      'Columns, tables and text boxes look tidy and come out scrambled. What happens on the way, step by step.',
    kind: 'Conclusion',
    category: 'Publication',
    date: '2026-02-18',
    shelf: 'stories',
    image: 'columns',
  },
  'what-applicant-tracking-systems-do': {
    title: 'What an applicant tracking system does with your file',
    summary:
      'Less than its reputation. It stores, extracts, searches and sorts; people decide what it looks for.',
    kind: 'Publication',
    category: 'Publication',
    date: '2026-01-21',
    image: 'drawer',
  },
  'one-page-or-two': {
    title: 'One page or two: what decides',
    summary:
      'The old rule is about readers, not about paper. A way to find the right length for the job at hand.',
    kind: 'Conclusion',
    category: 'Publication',
    date: '2025-12-10',
    image: 'pages',
  },
  'bullets-that-carry-evidence': {
    title: 'The anatomy of a bullet that carries evidence',
    summary:
      'What was there before, what you did, what came of it, and how anyone would know. Four parts, one line.',
    kind: 'Publication',
    category: 'Publication',
    date: '2025-11-19',
    image: 'bullet',
  },
};

/** Every article, newest first. */
export const LISTED_ARTICLES: readonly ListedArticle[] = ARTICLE_IDS.map((id) => ({
  id,
  ...ARTICLES[id],
})).sort((one, other) => other.date.localeCompare(one.date));

export const articleOf = (id: ArticleId): ListedArticle => ({ id, ...ARTICLES[id] });
