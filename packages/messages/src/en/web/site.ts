import { subject } from '../../text.ts';

/** Pages of the site that are short. */
export const site = subject('site', {
  contactUs: 'Contact Us',
  contactLead:
    'A person reads what you send. If a page or a PDF came out wrong, say what you expected to see; you need not send the resume itself. Who we are is told under <link>About {product}</link>.',
  faq: 'FAQ',
  faqLead: 'Short answers to what people ask first.',
  notHere: 'Your question is not here?',
  writeToUs: 'Write to us',
  howItWorks: 'How it works, in pictures',
  research: 'Research',
  researchLead:
    'How a resume is read, by a tired person and by a program, and what that means for how one should be written.',
});
