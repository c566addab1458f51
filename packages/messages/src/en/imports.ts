import { counted, listed } from './wording.ts';

type Field = { path: string; message: { code: `jsonResume.${'text' | 'list' | 'object'}` } };

const MOST_NAMED = 5;

const named = (names: readonly string[]): string => {
  const more = names.length - MOST_NAMED;
  return listed(
    more > 0
      ? [...names.slice(0, MOST_NAMED), counted(more, { one: 'more', other: 'more' })]
      : names,
  );
};

const SHOULD_BE = {
  'jsonResume.text': 'text',
  'jsonResume.list': 'a list',
  'jsonResume.object': 'an object',
};

const FILES = { one: 'file is', other: 'files are' };

/** The reasons for which exported data could not be read, and what of it was left out. */
export const imports = {
  tooLarge: ({ megabytes }: { megabytes: number }) =>
    `This file is over ${megabytes} MB. Ask for an archive without pictures and messages, and choose that one.`,
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
  badFields: ({ fields }: { fields: readonly Field[] }) =>
    `This is no valid JSON Resume: ${named(
      fields.map(
        ({ path, message }) => `${path || 'the file'} should be ${SHOULD_BE[message.code]}`,
      ),
    )}. Put it right, and choose the file again.`,
  nothing:
    'This file says nothing yet. Fill in the resume where it comes from, export it again, and choose the new file.',

  notRead: ({ files }: { files: readonly string[] }) =>
    `${counted(files.length, FILES)} not about the resume, and not read: ${named(files)}.`,
  notResumes: ({ files }: { files: readonly string[] }) =>
    `${counted(files.length, FILES)} no resume, or damaged, and not read: ${named(files)}.`,
  photo: 'The photo was not taken: it is no JPEG, or too large. You can add one under Contact.',
  hiddenPhoto: 'The photo is hidden there, and was not taken. You can add one under Contact.',
};
