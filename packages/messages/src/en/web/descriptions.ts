import { subject } from '../../text.ts';

/** Descriptions of pages and of their pictures, for search engines and for those who share an address. */
export const descriptions = subject('descriptions', {
  product:
    'Resumes that people and machines read correctly, that are never lost, and that are yours.',
  home: 'Resumes that people and machines read correctly, that are never lost, and that are yours. Write one, see the printed page beside it, and download exactly that page as PDF.',
  howItWorks:
    'From an old file or an empty page to a PDF: every step in pictures, and four promises with the measurements behind them.',
  researchIndex:
    'How a resume is read, by a tired person and by a program, and what that means for how one should be written.',
  jobSearch: 'Every open role at our company, by keyword, department and location.',
  jobBoard: 'Open roles by team, and how to apply so that what you send is read as you meant it.',
  contactUs: 'Send us a message. A person reads what you send.',
  faq: 'Short answers to common questions about accounts, PDF, languages, saving and privacy.',
  job: '{title}, {department}, {location}: an open role at {product}.',
  picture: {
    by: 'part',
    site: '{product}: a resume with one line highlighted',
    research: '{product}: lines of text in columns, and a reader’s path through them',
    careers: '{product}: open roles',
  },
});
