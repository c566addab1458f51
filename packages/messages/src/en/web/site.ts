import { subject } from '../../text.ts';

/** Pages of the site that are short. */
export const site = subject('site', {
  contactUs: 'Contact Us',
  aPersonReads:
    'A person reads what you send. If a page or a PDF came out wrong, say what you expected to see; you need not send the resume itself. Who we are is told under <link>About {product}</link>.',
  faq: 'FAQ',
  shortAnswersToWhatPeople: 'Short answers to what people ask first.',
  yourQuestionIsNotHere: 'Your question is not here?',
  writeToUs: 'Write to us',
  howItWorksInPictures: 'How it works, in pictures',
  research: 'Research',
  howAResumeIsRead:
    'How a resume is read, by a tired person and by a program, and what that means for how one should be written.',
});
