import { subject } from '../../text.ts';

/** The home page below its first screen. */
export const homeReading = subject('homeReading', {
  promises: 'Four promises, each with a number',
  measured: 'How we measured them',
  stories: 'Stories',
  latestResearch: 'Latest research',
  allResearch: 'All research',
  steps: 'From the first word to the file',
  allSteps: 'How it works, step by step',
  writeStep:
    'Eight short sections on one side, the printed page on the other. Every edit is saved at once.',
  importStep: 'Your existing resume, read in your browser. Anything uncertain is listed first.',
  matchStep:
    'Next to a posting: what your resume covers, what is missing, and the sentences that show it.',
  news: 'News',
});
