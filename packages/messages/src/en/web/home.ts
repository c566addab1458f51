import { subject } from '../../text.ts';

/** The home page. */
export const home = subject('home', {
  help: 'What can I help with?',
  claim: 'A resume that people and machines read correctly, that is never lost, and that is yours.',
  write: 'Write a resume',
  howItWorks: 'How it works',
  sample: 'Type here, and the page follows',
  sampleHint:
    'This is the real page. The same code lays out the PDF, so lines break in the file exactly where they break here. Change a word.',
  notKept: 'The sample was not kept',
  notKeptHint: '{cause} What you typed is still here; press Keep it again.',
  /** Name of a kept sample in the list. */
  sampleName: 'My first resume',
});
