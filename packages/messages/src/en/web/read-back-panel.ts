import { subject } from '../../text.ts';

/** The reading of a file by a machine. */
export const readBackPanel = subject('readBackPanel', {
  nothingYet: 'There is nothing in the {name} yet.',
  comesBack: {
    by: 'fields',
    one: '{same} of {fields} field is read correctly from the {name}.',
    other: '{same} of {fields} fields are read correctly from the {name}.',
  },
  twoReaders:
    'That is our own reader, which knows our files. A reader that does not know them gets {elsewhere} of {fields}.',
  loss: {
    by: 'lost',
    one: '{name}: {lost} of {fields} fields is not read correctly.',
    other: '{name}: {lost} of {fields} fields are not read correctly.',
  },
  refused: 'The {name} cannot be made: no available font has {characters}.',
  unread: 'The {name} could not be checked. {why}',
  leavesOutNothing: 'Nothing is left out of the {name}.',
  leavesOut: 'Not in the {name}: {traits}.',
  textOf: 'The text of the {name}, in the order in which a machine sees it',
  readWithoutMarks: 'Read without bold, italics or links.',
  readAsOne: 'Read as {field}.',
  readAs: 'Read as “{read}”.',
  notRead: 'Not read.',
  lost: 'What is not read correctly',
  title: 'What a machine reads',
  hint: 'We make each file and read it back, as applicant software would.',
  file: 'File',
  theFile: 'The file could not be checked: a part of the app did not load. Your resume is safe.',
  readAgain: 'Read the file again',
  trait: {
    by: 'trait',
    marks: 'bold and italics',
    look: 'the design',
    pageBreaks: 'page breaks',
    photo: 'the photo',
    language: 'the language code',
    hidden: 'hidden content',
    typedDates: 'dates as typed',
  },
});
