import { subject } from '../../text.ts';

/** Questions and answers. */
export const faq = subject('faq', {
  found: { one: '{count} question', other: '{count} questions' },
  searchTheQuestions: 'Search the questions',
  linkTo: 'Link to “{question}”',
});
