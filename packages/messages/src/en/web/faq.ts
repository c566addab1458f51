import { subject } from '../../text.ts';

/** Questions and answers. */
export const faq = subject('faq', {
  found: { one: '{count} question', other: '{count} questions' },
  search: 'Search the questions',
  linkTo: 'Link to “{question}”',
});
