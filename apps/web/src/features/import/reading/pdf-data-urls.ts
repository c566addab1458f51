const PREFIX = '../../../../../../node_modules/pdfjs-dist/';

const URLS = import.meta.glob<string>(
  [
    '../../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** The address of a file of pdf.js's own, hashed by the build; undefined where it has no such file. */
export const pdfDataUrl = (folder: string, file: string): string | undefined =>
  URLS[`${PREFIX}${folder}/${file}`];
