import { subject } from '../../text.ts';

/** The printed page on the screen. */
export const paper = subject('paper', {
  notShown: 'The page cannot be shown yet',
  fontMissing: 'A font did not load. Your resume is safe; check the connection and try again.',
  fontMissingLater: 'A font did not load, so the page below is not up to date.',
  noFontHere:
    'No font here has {missing}. The page marks each place; the PDF can be made once they are taken out.',
  noRoom: 'No page has room for all of {parted}, so it stands on more than one.',
  pageOf: 'Page {at} of {of}',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  zoomed: 'The page, zoomed',

  download: 'DOWNLOAD {name}',
  makingFile: 'Making the {name}',
  fileNotMade: 'The {name} could not be made. {message}',
  notPrintable: 'Some characters cannot be printed',
  noFontFor:
    'No font here has {characters}. Take them out or write them differently, then download again.',
});
