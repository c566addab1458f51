import { subject } from '../../text.ts';

/** The page of how it works, in pictures. */
export const howItWorks = subject('howItWorks', {
  howItWorks: 'How it works',
  fromTheFile:
    'From the file you have, or an empty page, to a PDF that people and machines read alike. Every picture on this page is the product itself, taken by a script.',
  aPdfInTwoColumns:
    'A PDF in two columns, just read. Sure, Quite sure and Not found are said at each field.',
  theEditorTheForm: 'The editor: the form, and in a wide window the page that it makes beside it.',
  theSameOnAPhone: 'The same on a phone: the form …',
  andThePageOnePress: '… and the page, one press away.',
  aResumeBesideAPosting:
    'A resume beside a posting. The word that is pointed at is lit where it stands.',
  onTheScreenTheFinal: 'On the screen: the final preview.',
  inTheFileTheDownloaded: 'In the file: the downloaded PDF, drawn by poppler.',
  fourPromisesMeasured: 'Four promises, measured',
  aPromiseWithoutAFigure:
    'A promise without a figure is an opinion. Here is what we counted, how, and what the count leaves out.',
  writeAResume: 'Write a resume',
  questionsAndAnswers: 'Questions and answers',
});
