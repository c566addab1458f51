import { subject } from '../text.ts';

/** The refusals of the company site's forms, to the letter of spec section 5, and the way out where the spec has none. */
export const forms = subject('forms', {
  missingTitle: 'Missing Information',
  invalidTitle: 'Invalid Input',
  phoneTitle: 'Invalid Phone Number',
  fileTypeTitle: 'Invalid File Type',
  fileSizeTitle: 'File Too Large',
  missing: 'Please fill out all required fields.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
  firstName: 'Please enter a valid first name.',
  lastName: 'Please enter a valid last name.',
  selections: 'Please make a selection for all self-identification fields.',
  files: 'Please upload both a resume and a cover letter.',
  fileType: 'Please upload a PDF, DOC, or DOCX file.',
  fileSize: 'Please upload a file of at most 10 MB.',
  emailForm: 'Use the form name@example.com.',
  emailEnding: 'This form accepts addresses ending in {endings, or}.',
  phoneForm:
    'This form accepts US numbers: ten digits, with or without +1. You can add a number from another country under Details, along with a US number where we can reach you.',
});
