import { subject } from '../../text.ts';

/** Files that forms take: what is said of them, and what is wrong with one. */
export const files = subject('files', {
  hint: {
    by: 'kind',
    document: 'PDF, DOC or DOCX, up to {most}\u00a0MB. Drop it here or choose a file.',
    data: 'ZIP, XML, PDF or JSON, up to {most}\u00a0MB. Drop it here or choose a file.',
    table: 'CSV, up to {most}\u00a0MB. Drop it here or choose a file.',
  },
  problem: {
    by: 'problem',
    type: 'Invalid File Type',
    size: 'File Too Large',
    empty: 'Empty File',
    unreadable: 'File Not Readable',
  },
  typeText: {
    by: 'kind',
    document: 'Please upload a PDF, DOC, or DOCX file.',
    data: 'Please choose a ZIP, XML, PDF or JSON file.',
    table: 'Please choose a CSV file.',
  },
  sizeText: {
    by: 'kind',
    document: 'Please upload a file of at most {most} MB.',
    data: 'Please choose a file of at most {most} MB.',
    table: 'Please choose a file of at most {most} MB.',
  },
  emptyText: 'This file is empty. Please choose another one.',
  unreadableText: 'This file could not be read. Please choose it again, or another one.',
});
