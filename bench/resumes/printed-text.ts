import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { unzipSync } from 'fflate';
import { convertOffice } from './office/convert-office.ts';

/** The text of a document, in every order in which a program takes it. */
export function textsOf(file: string): string[] {
  const format = extname(file).slice(1);
  if (format === 'pdf') return textsOfPdf(file);
  const bytes = readFileSync(file);
  const isZipped = format === 'docx' || format === 'odt';
  return [textOfZippedXml(isZipped ? bytes : convertOffice(bytes, format, 'odt'))];
}

/** pdftotext knows two orders: that of reading, and that of the file. */
const textsOfPdf = (file: string): string[] =>
  [[], ['-raw']].map((order) =>
    execFileSync('pdftotext', [...order, '-enc', 'UTF-8', file, '-'], { encoding: 'utf8' }),
  );

/** The text of the pages, headers and footers: paragraphs, tabs and breaks part words, runs do not. */
const textOfZippedXml = (bytes: Uint8Array): string =>
  Object.entries(unzipSync(bytes))
    .filter(([path]) => /(?:^content|\/(?:document|header\d*|footer\d*)|^styles)\.xml$/.test(path))
    .map(([, part]) => Buffer.from(part).toString('utf8'))
    .join('\n')
    .replace(/<\/(?:w|text):(?:p|h)>|<(?:w:(?:tab|br)|text:(?:tab|s|line-break))\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
