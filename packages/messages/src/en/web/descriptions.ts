import { subject } from '../../text.ts';

/** Descriptions of pages and of their pictures, for search engines and for those who share an address. */
export const descriptions = subject('descriptions', {
  product:
    'Resumes that people and machines read correctly, that are never lost, and that are yours.',
  home: 'Resumes that people and machines read correctly, that are never lost, and that are yours. Write one, see the printed page beside it, and download exactly that page as PDF.',
  howItWorks:
    'From an old file or an empty page to a PDF: every step in pictures of the product, and four promises, each with what was measured.',
  researchIndex:
    'How a resume is read, by a tired person and by a program, and what that means for how one should be written.',
  jobSearch: 'Every open role with us, by word, department and location.',
  jobBoard:
    'What is open, team by team, and how to apply so that what you send is read as you meant it.',
  contactUs: 'Send us a message. A person reads what you send.',
  faq: 'Short answers to what people ask first: accounts, PDF, languages, saving and privacy.',
  job: '{title}, {department}, {location}: an open role at {product}.',
  picture: {
    by: 'part',
    site: '{product}: a resume with one line highlighted',
    research: '{product}: lines of text in columns, and the way that a reader takes',
    careers: '{product}: open roles',
  },
});
