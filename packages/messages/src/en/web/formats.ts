import { subject } from '../../text.ts';

/** The file formats that a resume is downloaded in, in the menu beside DOWNLOAD PDF. */
export const formats = subject('formats', {
  purpose: {
    by: 'format',
    docx: 'To go on editing elsewhere.',
    txt: 'For forms that take pasted text. Without bold and italics.',
    md: 'For notes and wikis. Bold, italics and links stay.',
    json: 'For other programs that read resumes. Nothing is left out.',
    // Of a format that is none of the product's nothing is known.
    other: '',
  },
});
