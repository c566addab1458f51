import { subject } from '../../text.ts';

/** Questions and answers. */
export const faq = subject('faq', {
  found: { one: '{count} question', other: '{count} questions' },
  search: 'Search the questions',
  linkTo: 'Link to “{question}”',
  title: 'FAQ',
  lead: 'Short answers to common questions.',
  notHere: 'Can’t find your question?',
  writeToUs: 'Write to us',
  howItWorks: 'How it works, in pictures',
});
