import { subject } from '../../text.ts';

/** The refusals of the command line, with their reasons. Choices are "pdf (PDF)", the first of them taken when nothing is said. */
export const command = subject('command', {
  standardInput: 'standard input',
  standardOutput: 'standard output',

  // The arguments.
  noCommand: 'no command given.\n\n{help}',
  unknownCommand: '"{name}" is not a command of this program.\n\n{help}',
  unknownOption: '"{name}" is not an option of this program.\n\n{help}',
  badOptions: '{problem}. Use --help to see what there is.',
  noDocuments: 'name the documents to read.\n\n{help}',
  noResumeToRender: 'name the resume to render.\n\n{help}',
  noResumeToWatch: 'name the resume to watch.\n\n{help}',
  noResumeToMatch: 'name the resume to match.\n\n{help}',
  noResumeToCheck: 'name the resume to check.\n\n{help}',
  matchWithoutPosting: 'a match needs a posting: name one with --posting.',
  badLimit: '"{value}" is no number for --{option}; write a whole number from 1 to {most}.',
  noPosting: 'name the posting to match it with.',
  differenceIsPdf: '"{output}": the two are written beside each other as a PDF only: -o OUT.pdf.',
  manyOutputs: 'only one of -o - and --format can go to standard output.',
  noOutput: 'say where to write: -o OUT.pdf, or -o - for standard output.',
  manyResumes: 'one resume at a time, not also "{others}".',
  manyPostings: 'one posting at a time, not also "{others}".',
  noConversion: 'name the file to read and the file to write.\n\n{help}',
  manyConversions: 'one file to read and one to write, not also "{others}".',
  noDifference: 'name the two files to compare.\n\n{help}',
  manyDifferences: 'two files to compare, not also "{others}".',
  noTarget: 'say with --format what to write: {choices, series}.',
  standardInputWatched: 'only files can be watched and written, not standard input or output.',
  outputWatched: '{file}: it is watched, and cannot be written to: name another file with -o.',
  manyInputs: 'only one of the files can be standard input.',
  unknownFormat: '"{format}" is no format; there are {formats, list}.',
  unknownExporter: '"{id}" is no format; there is {choices, series}.',
  unknownEnding:
    '{file}: its ending names no format; there is {endings, or}. Or name one with --format.',
  unknownDesign: '"{id}" is no template; there is {choices, series}.',
  unknownLook: '{file}: not a choice of a look, or not a value that it may have: {names, list}.',
  badLook: '{file}: a look is a JSON object.',
  unknownLanguage: '"{tag}" is no language tag; one looks like en-US or pl.',
  unknownLayout: '"{layout}" is no layout; there is {choices, series}.',
  badGoal: '"{pages}" is no number of pages; write --fit 1, --fit 2 and so on.',
  badEpoch: 'SOURCE_DATE_EPOCH must be a number of seconds; it is "{epoch}".',

  // What is read.
  unreadable: '{file}: cannot be read: {reason}.',
  tooLarge: '{file}: over {megabytes} MB, which no resume and no posting has. Give a smaller file.',
  noText:
    '{file}: not UTF-8 text. Save it as plain text in UTF-8; for a PDF or Word file, run "shortlist parse" first.',
  noJson: '{file}: not valid JSON: {reason}.',
  /** Faults of fields, one a line. */
  badFields: '{faults}',
  badField: { by: 'path', '': '{file}: {problem}', other: '{file}: {path}: {problem}' },
  noTerms: '{file}: no terms in it. Write one a line.',
  notParsed: '{file}: {reason}',
  locked: '{file}: {reason} Name it with --password.',
  someNotParsed: '{failed} of {files} files could not be read.',

  whichResume: '{file}: there are several resumes in it. Name one with --resume: {names, list}.',
  noSuchResume: '{file}: there is no "{name}" in it, but {names, list}.',
  namelessResume:
    '{file}: there is no "{name}" in it, but one resume without a name. Leave --resume out.',
  leftOut: '{file}: {note}',
  /** Above the first of them, one a line. */
  unplaced: {
    one: '{file}: {count} text found no place in the resume:\n{lines}',
    other: '{file}: {count} texts found no place in the resume:\n{lines}',
  },
  unplacedText: { by: 'heading', '': '  {text}', other: '  {heading}: {text}' },
  unplacedMore: '  and {more} more',
  unplacedCount: {
    one: '{file}: {count} text found no place in the resume. --explain lists it.',
    other: '{file}: {count} texts found no place in the resume. --explain lists them.',
  },

  // What is written.
  unwritable: '{file}: cannot be written: {reason}.',
  folderNotMade: '{folder}: cannot be made: {reason}.',
  sameTarget: '{file}: {target} is the name for {other}, too. Read them into different folders.',
  noFont: 'the font {font} is not there or damaged ({reason}). Install the program again.',
  notPrinted:
    '{file}: No available font has {characters, series}. Take them out, or write them another way.',
  pictureLeftOut:
    '{file}: the picture in basics.image is left out. A photo is a whole JPEG of at most 144 kB and 2,000 pixels a side, as a data URL.',
  fits: {
    by: 'pages',
    one: '{file}: fits on {pages} page as it is.',
    other: '{file}: fits on {pages} pages as it is.',
  },
  fitted: {
    by: 'pages',
    one: '{file}: fits on {pages} page. Smaller: {changes, list}.',
    other: '{file}: fits on {pages} pages. Smaller: {changes, list}.',
  },
  /** A change of the look, in that list. */
  change: {
    by: 'knob',
    sideMargin: 'the margins at the sides {from} → {to} mm',
    endMargin: 'the margins above and below {from} → {to} mm',
    lineHeight: 'the height of lines {from} → {to}',
    entrySpace: 'the space between entries {from} → {to} lines',
    textSize: 'the text {from} → {to} pt',
  },
  tooLong: {
    by: 'pages',
    one: '{file}: takes {pages} page even with the smallest margins, spaces and text that are easy to read.',
    other:
      '{file}: takes {pages} pages even with the smallest margins, spaces and text that are easy to read.',
  },
  nothingToDrop: {
    by: 'goal',
    one: 'No part of it could go to bring it to {goal} page.',
    other: 'No part of it could go to bring it to {goal} pages.',
  },
  toDrop: 'Without {titles, list} it would fit on {goal}.',
  quoted: '“{title}”',
  pointsOf: 'the points of “{title}”',
  namedResume: '"{name}"',
  /** The end of a list: so many are not named. */
  more: '{more} more',
  notFitted: '{takes} {advice}',
  differs: {
    by: 'count',
    one: '{count} difference.',
    other: '{count} differences.',
  },
  checksMissed: {
    by: 'all',
    one: '{missed} of {all} check missed.',
    other: '{missed} of {all} checks missed.',
  },
  placeholders: {
    by: 'more',
    0: {
      one: '{file}: {count} blank is not filled in: {named, series}.',
      other: '{file}: {count} blanks are not filled in: {named, series}.',
    },
    other: {
      one: '{file}: {count} blank is not filled in: {named, series} and {more} more.',
      other: '{file}: {count} blanks are not filled in: {named, series} and {more} more.',
    },
  },
  placeholder: '[{label}] ({location})',
});
