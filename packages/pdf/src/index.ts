export { MissingCharactersError } from './missing-characters-error.ts';
export { type PdfOptions, writePdf } from './write-pdf.ts';
