import { either } from './wording.ts';

/** The refusals of the company site's forms, to the letter of spec section 5, and the way out where the spec has none. */
export const forms = {
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
  emailForm: 'An address reads like name@example.com.',
  emailEnding: ({ endings }: { endings: readonly string[] }) =>
    `This form takes addresses that end in ${either(endings)}. Give one of those.`,
  phoneForm:
    'This form takes US numbers: ten digits, with +1 in front if you like. A number of another country can stand in Details, beside a US number at which you can be reached.',
};
