import { subject } from '../../text.ts';

/** The page of how it works, in pictures. */
export const howItWorks = subject('howItWorks', {
  howItWorks: 'How it works',
  lead: 'From an existing file or an empty page to a PDF that people and machines read alike. Every picture here is an unedited screenshot of the product.',
  readPicture:
    'A PDF in two columns, just read. Fields to check and fields that were not found are marked.',
  editorPicture: 'The editor: the form, and in a wide window the page beside it.',
  phonePicture: 'The same on a phone: the form …',
  phonePagePicture: '… and the page, one press away.',
  matchPicture: 'A resume next to a posting. Point at a keyword to highlight it on the page.',
  screenPicture: 'On the screen: the final preview.',
  filePicture: 'In the file: the downloaded PDF, drawn by poppler.',
  measured: 'Four promises, measured',
  measuredHint:
    'A promise without a number is an opinion. Here is what we counted, how, and what the count leaves out.',
  write: 'Write a resume',
  faq: 'Questions and answers',
});
