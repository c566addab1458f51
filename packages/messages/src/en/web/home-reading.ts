import { subject } from '../../text.ts';

/** The home page below its first screen. */
export const homeReading = subject('homeReading', {
  promises: 'Four promises, each with its figure',
  measured: 'How we measured them',
  stories: 'Stories',
  latestResearch: 'Latest research',
  allResearch: 'All research',
  steps: 'From the first word to the file',
  allSteps: 'How it works, step by step',
  writeStep:
    'Eight short sections on one side, the printed page on the other. Every edit is kept at once.',
  importStep:
    'The resume you already have, read in your browser. What it is not sure of is listed first.',
  matchStep:
    'Beside a posting: what your resume states, what is missing, and the sentences that show it.',
  news: 'News',
});
