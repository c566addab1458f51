import { subject } from '../../text.ts';

/** Fitting a resume or a letter to pages. */
export const fit = subject('fit', {
  pages: 'Pages',
  takes: {
    1: 'The resume takes one page.',
    other: 'The resume takes {count} pages.',
  },
  letterTakes: {
    1: 'The letter takes one page.',
    other: 'The letter takes {count} pages.',
  },
  fitTo: { by: 'goal', 1: 'Fit to one page', other: 'Fit to {goal} pages' },
  fits: {
    by: 'goal',
    1: 'The resume fits on one page.',
    other: 'The resume fits on {goal} pages.',
  },
  letterFits: {
    by: 'goal',
    1: 'The letter fits on one page.',
    other: 'The letter fits on {goal} pages.',
  },
  fitsAsItIs: {
    by: 'goal',
    1: 'It fits on one page as it is.',
    other: 'It fits on {goal} pages as it is.',
  },
  fitted: {
    by: 'goal',
    1: 'It fits on one page. Smaller: {changes, list}.',
    other: 'It fits on {goal} pages. Smaller: {changes, list}.',
  },
  change: {
    by: 'knob',
    sideMargin: 'margins at the sides {from} → {to}',
    endMargin: 'margins above and below {from} → {to}',
    textSize: 'text size {from} → {to}',
    lineHeight: 'line height {from} → {to}',
    entrySpace: 'space between entries {from} → {to}',
  },
  tooLong: {
    by: 'pages',
    1: 'It does not fit at a readable size: it takes one page.',
    other: 'It does not fit at a readable size: it takes {pages} pages.',
  },
  wouldFit: {
    by: 'goal',
    1: '{takes} It would fit on one page if you hid {titles, list}.',
    other: '{takes} It would fit on {goal} pages if you hid {titles, list}.',
  },
  quoted: '“{title}”',
  pointsOf: 'the points of “{title}”',
  hide: { 1: 'Hide it', other: 'Hide them' },
  more: '{more} more',
  spills: {
    1: 'One point spills a word or two onto a new line. Trim a few letters to save a line.',
    other:
      '{count} points spill a word or two onto a new line. Trim a few letters to save {count} lines.',
  },
  cut: { by: 'most', one: 'cut {most} letter', other: 'cut {most} letters' },
  cutBetween: {
    by: 'most',
    one: 'cut {least} to {most} letter',
    other: 'cut {least} to {most} letters',
  },
  fontMissing: 'A font did not load, so nothing was changed. Check the connection and try again.',
});
