import { readObjects } from '../poppler.test-support.ts';

/** A PDF value as qpdf writes it in JSON: references are "4 0 R", names start with "/", strings with "u:". */
export type PdfValue = string | number | boolean | null | PdfValue[] | { [key: string]: PdfValue };
export type PdfDictionary = { [key: string]: PdfValue };

type QpdfObject = { value?: PdfValue; stream?: { dict: PdfDictionary; data: string } };
type QpdfFile = { qpdf: [unknown, Record<string, QpdfObject>] };

/** The objects of a file, for tests that look at what is really in it. */
export type FileObjects = {
  dictionary: (reference: PdfValue | undefined) => PdfDictionary;
  value: (reference: PdfValue | undefined) => PdfValue | undefined;
  /** Unpacked, one character for each byte. */
  stream: (reference: PdfValue | undefined) => string;
  trailer: PdfDictionary;
  catalog: PdfDictionary;
  /** References of the pages, in order. */
  pages: string[];
};

export const openFileObjects = (bytes: Uint8Array): FileObjects => fileObjectsOf(readQpdf(bytes));

/** The objects as JSON, with their streams unpacked, one character for each byte. */
export const readQpdf = (bytes: Uint8Array): QpdfFile =>
  JSON.parse(readObjects(bytes), (key, value) =>
    key === 'data' ? Buffer.from(value, 'base64').toString('latin1') : value,
  );

export function fileObjectsOf({ qpdf }: QpdfFile): FileObjects {
  const find = (reference: PdfValue | undefined) => qpdf[1][`obj:${reference}`];
  const value: FileObjects['value'] = (reference) => {
    const found = find(reference);
    return found === undefined ? reference : (found.stream?.dict ?? found.value);
  };
  const dictionary: FileObjects['dictionary'] = (reference) => {
    const found = value(reference);
    if (typeof found !== 'object' || found === null || Array.isArray(found)) {
      throw new Error(`${reference} is no dictionary`);
    }
    return found;
  };
  const trailer = dictionary(qpdf[1].trailer?.value);
  const catalog = dictionary(trailer['/Root']);
  return {
    dictionary,
    value,
    stream: (reference) => find(reference)?.stream?.data ?? '',
    trailer,
    catalog,
    pages: dictionary(catalog['/Pages'])['/Kids'] as string[],
  };
}
