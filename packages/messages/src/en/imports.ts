import { subject } from '../text.ts';
/** The reasons for which exported data could not be read, and what of it was left out. */
export const imports = subject('imports', {
  tooLarge:
    'This file is over {megabytes} MB. Ask for an archive without pictures and messages, and choose that one.',
  unknown:
    'This is no file of data that can be read here. Choose the ZIP from LinkedIn, the XML or PDF from Europass, the JSON from Reactive Resume or in JSON Resume, or the ZIP of your Shortlist account.',
  document:
    'This is a document, not exported data. Go back and choose “Let AI build (Upload resume)” for it.',
  plainPdf:
    'There is no Europass data in this PDF. Download it again from Europass, or go back and choose “Let AI build (Upload resume)” for it.',
  unknownZip:
    'There is nothing about a resume in this ZIP. Choose the archive that LinkedIn has sent you, or the one that you have downloaded from your Shortlist account, as it is.',
  unknownXml:
    'This XML is not from Europass. In Europass, choose to download your CV as XML, and choose that file.',
  unknownJson: 'This JSON is no resume. Choose a file from Reactive Resume, or one in JSON Resume.',
  badJson:
    'This JSON is damaged: it ends too early, or has a character that does not belong there. Export it again, and choose the new file.',
  badFields:
    'This is no valid JSON Resume: {faults, list}. Put it right, and choose the file again.',
  /** A fault of such a file: the path of a field, empty for the file itself, and the form that it should have. */
  badField: {
    by: 'form',
    text: { by: 'path', '': 'the file should be text', other: '{path} should be text' },
    list: { by: 'path', '': 'the file should be a list', other: '{path} should be a list' },
    object: { by: 'path', '': 'the file should be an object', other: '{path} should be an object' },
  },
  /** The end of a list: so many are not named. */
  more: '{more} more',
  nothing:
    'This file says nothing yet. Fill in the resume where it comes from, export it again, and choose the new file.',

  notRead: {
    one: '{count} file is not about the resume, and not read: {files, list}.',
    other: '{count} files are not about the resume, and not read: {files, list}.',
  },
  notResumes: {
    one: '{count} file is no resume, or damaged, and not read: {files, list}.',
    other: '{count} files are no resume, or damaged, and not read: {files, list}.',
  },
  photo: 'The photo was not taken: it is no JPEG, or too large. You can add one under Contact.',
  hiddenPhoto: 'The photo is hidden there, and was not taken. You can add one under Contact.',
});
