import { subject } from '../../text.ts';

/** The reading of a file by a machine. */
export const readBackPanel = subject('readBackPanel', {
  nothingYet: 'There is nothing in the {name} yet.',
  comesBack: {
    by: 'fields',
    one: '{same} of {fields} field comes back from the {name}.',
    other: '{same} of {fields} fields come back from the {name}.',
  },
  twoReaders:
    'To our reader, that is, which knows our files. A reader that does not know our files gets {elsewhere} of {fields}.',
  loss: {
    by: 'lost',
    one: '{name}: {lost} of {fields} fields does not come back when it is read again.',
    other: '{name}: {lost} of {fields} fields do not come back when it is read again.',
  },
  refused: 'The {name} cannot be written: no font here has {characters}.',
  unread: 'The {name} cannot be read again. {why}',
  leavesOutNothing: 'Nothing is left out of the {name}.',
  leavesOut: 'Not in the {name}: {traits}.',
  textOf: 'The text of the {name}, in the order in which a machine sees it',
  readWithoutMarks: 'Read without all that is bold, italic or a link.',
  readAsOne: 'Read as {field}.',
  readAs: 'Read as “{read}”.',
  notRead: 'Not read.',
  lost: 'What does not come back',
  title: 'What a machine reads',
  hint: 'We make each file and read it back, as applicant software would.',
  file: 'File',
  theFile: 'The file could not be read again: a part of the app did not come. Your resume is safe.',
  readAgain: 'Read the file again',
  trait: {
    by: 'trait',
    marks: 'bold and italics',
    look: 'the design',
    pageBreaks: 'page breaks',
    photo: 'the photo',
    language: 'the code of its language',
    hidden: 'what is hidden',
    typedDates: 'how dates were typed',
  },
});
