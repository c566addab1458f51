import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  '“A resume has one page.” “Two pages are fine after ten years.” Both rules are repeated by people who hire and by people who never have. They disagree because they answer the wrong question. Paper is free. What is scarce is the attention of the person who reads, and it runs out by line, not by page.',
  { heading: 'What a first look takes in' },
  'A first look goes to the top third of the first page: name, what you are, the latest role and its dates. If that fits the job, the eye goes on down the left edge, from title to title. Only then are bullets read. So the first question is not how long the whole is. It is whether the first third makes someone want the rest.',
  { heading: 'The test of the next line' },
  'Take the posting and go through your resume from the end backwards. For every line ask: would someone who hires for this job miss it? If you hesitate, take it out and read the entry again. Most entries get stronger. Go on until removing a line hurts. What remains has its right length, be it three quarters of a page or nearly two.',
  { heading: 'Where length usually hides' },
  {
    list: [
      'Jobs of more than fifteen years ago, which need a line each unless they are why you are applying.',
      'Duties that go with the title. An accountant need not say that they prepared accounts.',
      'A summary that repeats the titles below it.',
      'Skills everybody has, such as e-mail and word processing.',
      'School, once there is a degree; the degree’s courses, once there is a job.',
    ],
  },
  { heading: 'When two pages are right' },
  'If you have relevant work that a second page shows and the first cannot, use it. Use all of a third of it at least: two lines on a second page look like an accident. Put nothing there that decides the matter, and make sure that it carries your name or a page number, since sheets of paper part company. Academic and medical applications follow rules of their own and are often much longer; there, completeness is what is asked for.',
  { heading: 'Do not buy room with legibility' },
  'Smaller type and thinner margins turn two pages into one without removing a word. They also turn a page that invites reading into one that does not. Ten points and an inch of margin are a good floor. If a text does not fit with these, it has too many words, and the reader would have found that out before you.',
  'In our editor the page beside the form shows you where the page ends, with each keystroke. Cut until it fits, then look at the last line and ask once more whether anybody would miss it.',
];
