import { subject } from '../../text.ts';

/** The printed page on the screen. */
export const paper = subject('paper', {
  notShown: 'The page cannot be shown yet',
  fontMissing: 'A font did not load. Your resume is safe; check the connection and try again.',
  fontMissingLater: 'A font did not load, so the page below is out of date.',
  noFontHere:
    'No available font has {missing}. Each is marked on the page; remove them to make the PDF.',
  noRoom: '{parted} is too long for one page, so it continues on the next.',
  pageOf: 'Page {at} of {of}',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  zoomed: 'The page, zoomed',

  download: 'DOWNLOAD {name}',
  makingFile: 'Making the {name}',
  fileNotMade: 'The {name} could not be made. {message}',
  notPrintable: 'Some characters cannot be printed',
  noFontFor: 'No available font has {characters}. Remove or replace them, then download again.',
});
