import { subject } from '../../text.ts';

/** The home page. */
export const home = subject('home', {
  whatCanIHelp: 'What can I help with?',
  aResumeThatPeople:
    'A resume that people and machines read correctly, that is never lost, and that is yours.',
  writeAResume: 'Write a resume',
  howItWorks: 'How it works',
  typeHereAndThePage: 'Type here, and the page follows',
  thisIsTheProductsOwn:
    'This is the product’s own paper. The program that sets these lines writes the PDF as well, so they break in the file where they break here. Change a word.',
  fourPromisesEach: 'Four promises, each with its figure',
  howWeMeasuredThem: 'How we measured them',
  stories: 'Stories',
  latestResearch: 'Latest research',
  allResearch: 'All research',
  fromTheFirstWord: 'From the first word to the file',
  howItWorksStep: 'How it works, step by step',
  eightShortSectionsOnOne:
    'Eight short sections on one side, the printed page on the other. Every edit is kept at once.',
  theResumeYouAlready:
    'The resume you already have, read in your browser. Each field says how sure the program is.',
  besideAPosting:
    'Beside a posting: what your resume states, what is missing, and the sentences that show it.',
  news: 'News',
  theSampleWasNotKept: 'The sample was not kept',
  whatYouTypedIsStill: '{cause} What you typed is still here; press Keep it again.',
  /** Name of a kept sample in the list. */
  nameOfSample: 'My first resume',
});
