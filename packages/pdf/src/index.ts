export { MissingCharactersError } from './glyphs/missing-characters-error.ts';
export { type PdfOptions, writePdf } from './write-pdf.ts';
