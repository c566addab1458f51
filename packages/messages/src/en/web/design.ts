import { subject } from '../../text.ts';

/** The designs and looks of a resume. */
export const design = subject('design', {
  lookAlike: {
    one: '{count} resume looks like this one now.',
    other: '{count} resumes look like this one now.',
  },
  notChanged: {
    one: '{count} resume could not be changed. Check the connection and try again.',
    other: '{count} resumes could not be changed. Check the connection and try again.',
  },
  notTakenBack: {
    one: '{count} resume could not be given the look from before.',
    other: '{count} resumes could not be given the look from before.',
  },
  color: 'Color',
  colorHint: 'Color of name and headings',
  contrast: '{contrast}:1 with the paper',
  contrastTooPale: '{contrast}:1 with the paper, too pale for text',
  larger: 'See them larger',
  nothingChosen: 'Everything is as the design has it.',
  design: 'Design',
  pictures: 'Designs',
  quick: 'Quick',
  more: 'More',
  preset: '{design}, {color}',
  caption: {
    by: 'design',
    classic: 'Centered, in Times. Fits any job.',
    harvard: 'Formal and ruled. Law, finance, graduates.',
    modern: 'A large name and one color.',
    compact: 'Much on one page.',
    academic: 'Publications first, many pages.',
    european: 'A4, dates in a column of their own.',
    sidebar: 'Contact and skills beside your work.',
    timeline: 'Your work along a line of dates.',
  },
  redo: 'Redo',
  reset: 'Reset',
  useForOthers: 'Use for my other resumes',
  layout: 'Layout',
  newestLayout:
    'This resume has the newest layout. With an older one it would look a little different.',
  newerLayout:
    'With a newer layout this resume would look a little different. Nothing changes unless you choose it.',
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
  othersHint:
    'They get this design with all that you have set. Each keeps its words and its language.',
  noOthers: 'You have no other resume yet.',
  resumes: 'Resumes',
  giveTo: 'USE FOR {count}',
  takenBack: 'The other resumes look as they did.',
  designs: 'Designs',
  finalPreview: 'Final preview',
  drawnInYourWords:
    'Drawn in your own words. Every design reads back whole: our reader finds {share} % of the fields in our samples, a general reader that does not know our files at least {elsewhere} %.',
  pageWithEach: 'Page {page} with each:',
  paleColor:
    'This color has a contrast of {contrast}:1 with the paper. Under 4.5:1 it is hard to read, and pale on a photocopy.',
  smallText: 'Text under 9 points is hard to read on paper.',
  closeLines: 'Lines this close to each other are hard to follow.',
  narrowMargins: 'With margins under 12 mm the page looks crowded, and some printers cut it.',
  narrowColumn:
    'The column is so narrow that few words fit in a line. Make the margins, the side column or the text smaller.',
  notListed: 'Your resumes could not be listed. {reason}',
});
