import { subject } from '../../text.ts';

/** Applications from and to tables, and their record. */
export const applicationsExchange = subject('applicationsExchange', {
  import: 'Import a table',
  importHint:
    'A CSV file from a spreadsheet or another tracker, or Job Applications.csv from LinkedIn. You can check it before anything is saved.',
  file: 'CSV file',
  notRead: 'The file could not be read. Choose it again, or another one.',
  notText:
    'This file is not a CSV file, whatever its name. Open it in your spreadsheet program, save it as CSV, and choose that file.',
  tooLarge: 'It has more than 5,000 rows or 100 columns. Split it and import the parts.',
  noRows:
    'There is nothing below the first line, which names the columns. Add a line for each application, and choose the file again.',
  fromLinkedin: 'This is LinkedIn’s list of your applications.',
  columns: 'Columns',
  columnsHint: 'Choose what each column holds.',
  leftOut: 'Do not import',
  nothingNamed: 'Choose a column for the company or the job title.',
  counts: {
    by: 'kind',
    new: '{count} new',
    changed: '{count} changed',
    same: '{count} the same',
  },
  kind: { by: 'kind', new: 'New', changed: 'Changed', same: 'The same' },
  found: 'Applications in the file',
  foundHint:
    'Only what is listed here changes. Notes and pay of applications you already have stay as they are.',
  more: { one: 'and one more', other: 'and {count} more' },
  make: {
    one: 'Import {count} application',
    other: 'Import {count} applications',
  },
  making: '{done} of {total} saved',
  made: {
    one: '{count} application was imported.',
    other: '{count} applications were imported.',
  },
  notMade: {
    one: '{count} application was not imported.',
    other: '{count} applications were not imported.',
  },

  download: 'Download CSV',
  export: 'Export',
  exportHint: 'All applications as a table for a spreadsheet, without the text of postings.',
  fileName: 'applications',
  reading: '{done} of {total} read',
  notDownloaded: 'The table was not downloaded',

  record: 'Record for an employment office',
  recordHint: 'Every application you sent in a period, to print or save as PDF.',
  from: 'From',
  to: 'To',
  show: 'Show record',
  print: 'Print',
  back: 'Import and export',
  noneInSpan: 'No applications in this period.',
});
