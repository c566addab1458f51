import { subject } from '../text.ts';
/** The reasons for which exported data could not be read, and what of it was left out. */
export const imports = subject('imports', {
  tooLarge:
    'This file is over {megabytes} MB. Request an archive without pictures and messages, and choose that one.',
  unknown:
    'This file cannot be imported. Choose the ZIP from LinkedIn, the XML or PDF from Europass, the JSON from Reactive Resume or in JSON Resume format, or the ZIP from your Shortlist account.',
  document:
    'This is a document, not exported data. Go back and choose “Let AI build (Upload resume)”.',
  plainPdf:
    'This PDF has no Europass data. Download it again from Europass, or go back and choose “Let AI build (Upload resume)”.',
  unknownZip:
    'This ZIP has no resume data. Choose the archive from LinkedIn or from your Shortlist account, exactly as you downloaded it.',
  unknownXml:
    'This XML is not from Europass. In Europass, download your CV as XML and choose that file.',
  unknownJson:
    'This JSON is not a resume. Choose a file from Reactive Resume or in JSON Resume format.',
  badJson:
    'This JSON is damaged: it ends too early or has an invalid character. Export it again and choose the new file.',
  badFields: 'This is not a valid JSON Resume: {faults, list}. Fix it and choose the file again.',
  /** A fault of such a file: the path of a field, empty for the file itself, and the form that it should have. */
  badField: {
    by: 'form',
    text: { by: 'path', '': 'the file should be text', other: '{path} should be text' },
    list: { by: 'path', '': 'the file should be a list', other: '{path} should be a list' },
    object: { by: 'path', '': 'the file should be an object', other: '{path} should be an object' },
  },
  otherShape:
    'Some of this file is not as JSON Resume has it, and was read anyway: {faults, list}.',
  oneTable:
    'This is one table ({table}) of the data from LinkedIn. Choose the whole ZIP, exactly as you downloaded it.',
  /** The end of a list: so many are not named. */
  more: '{more} more',
  nothing:
    'This file is empty. Fill in the resume where it comes from, export it again and choose the new file.',

  notRead: {
    one: '{count} file is not part of the resume and was skipped: {files, list}.',
    other: '{count} files are not part of the resume and were skipped: {files, list}.',
  },
  notResumes: {
    one: '{count} file is not a resume or is damaged, and was skipped: {files, list}.',
    other: '{count} files are not resumes or are damaged, and were skipped: {files, list}.',
  },
  photo:
    'The photo was not imported: it is not a JPEG, or it is too large. You can add one under Contact.',
  hiddenPhoto: 'The photo is hidden there, so it was not imported. You can add one under Contact.',
});
