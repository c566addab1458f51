import { subject } from '../../text.ts';

/** The index of research, and an article. */
export const articles = subject('articles', {
  allResearch: 'All research',
  readOn: 'Read on',
});
