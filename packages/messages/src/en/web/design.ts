import { subject } from '../../text.ts';

/** The designs and looks of a resume. */
export const design = subject('design', {
  lookAlike: {
    one: '{count} resume now looks like this one.',
    other: '{count} resumes now look like this one.',
  },
  notChanged: {
    one: '{count} resume could not be changed. Check the connection and try again.',
    other: '{count} resumes could not be changed. Check the connection and try again.',
  },
  notTakenBack: {
    one: '{count} resume could not be changed back.',
    other: '{count} resumes could not be changed back.',
  },
  color: 'Color',
  colorHint: 'Color of name and headings',
  contrast: 'Contrast {contrast}:1',
  contrastTooPale: 'Contrast {contrast}:1, too pale for text',
  larger: 'See them larger',
  nothingChosen: 'Everything follows the design.',
  design: 'Design',
  redo: 'Redo',
  reset: 'Reset',
  useForOthers: 'Use for my other resumes',
  layout: 'Layout',
  newestLayout:
    'This resume uses the newest layout. With an older one it would look slightly different.',
  newerLayout:
    'With a newer layout this resume would look slightly different. Nothing changes unless you choose it.',
  layoutNumber: 'Layout {number}',
  layoutHas: 'Layout {number}:',
  fontMissing: 'A font did not load.',
  asTheDesign: '{label}: as the design has it',
  page: 'Page',
  text: 'Text',
  headings: 'Name and headings',
  details: 'Details',
  sideColumn: 'Side column',
  inTheSideColumn: 'In the side column',
  othersHint: 'They get this design with all your settings. Each keeps its text and language.',
  noOthers: 'You have no other resumes yet.',
  resumes: 'Resumes',
  giveTo: 'USE FOR {count}',
  takenBack: 'Your other resumes look as they did before.',
  designs: 'Designs',
  finalPreview: 'Final preview',
  drawnInYourWords:
    'Shown with your own text. The percentage is the share of fields in our samples that a reader unfamiliar with our files gets right. Our own reader gets {share} %.',
  pageWithEach: 'Page {page} with each:',
  paleColor:
    'This color has a contrast of {contrast}:1 with the paper. Below 4.5:1 it is hard to read and fades on a photocopy.',
  smallText: 'Text below 9 points is hard to read on paper.',
  closeLines: 'Lines this close together are hard to follow.',
  narrowMargins: 'With margins below 12 mm the page looks crowded, and some printers cut it off.',
  narrowColumn:
    'The column is so narrow that few words fit on a line. Reduce the margins, the side column or the text size.',
  notListed: 'Your resumes could not be loaded. {reason}',
});
