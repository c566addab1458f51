import {
  decodeText,
  fileKind,
  ReadError,
  readMarkup,
  readZip,
} from '@shortlist/readers/containers';
import type { ExportFile } from './export-file.ts';
import { hostile, ImportError } from './import-problem.ts';
import { parseJson } from './json/parse-json.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { oneTable } from './linkedin/one-table.ts';
import { localName, membersOfXml } from './members/members-of-xml.ts';

/** Opens a file by its content, whatever it is called. Throws `ImportError` or `ReadError`. */
export async function openExport(bytes: Uint8Array, password?: string): Promise<ExportFile> {
  if (bytes.length === 0) throw new ReadError('empty');
  if (bytes.length > IMPORT_LIMITS.fileBytes) {
    const { megabytes } = IMPORT_LIMITS;
    throw new ImportError({ code: 'imports.tooLarge', params: { megabytes } });
  }
  switch (fileKind(bytes)) {
    case 'zip':
      return openZip(bytes);
    case 'pdf':
      return openPdf(bytes, password);
    case 'text':
      return openText(bytes);
    case 'unknown':
      throw new ImportError({ code: 'imports.unknown' });
    default:
      throw new ImportError({ code: 'imports.document' });
  }
}

function openZip(bytes: Uint8Array): ExportFile {
  const zip = readZip(bytes);
  const isDocument = ['[Content_Types].xml', 'mimetype'].some(zip.has);
  if (isDocument) throw new ImportError({ code: 'imports.document' });
  return { kind: 'zip', zip };
}

/** Reads the XML that the PDF carries. */
async function openPdf(bytes: Uint8Array, password?: string): Promise<ExportFile> {
  const { readPdfAttachments } = await import('@shortlist/readers/pdf-attachments');
  const read = await readPdfAttachments(bytes, password === undefined ? {} : { password });
  if (!read.ok) throw new ImportError(read.problem.message);
  const [xml] = read.attachments.filter(({ bytes: inner }) => startsMarkup(decodeText(inner)));
  if (!xml) throw new ImportError({ code: 'imports.plainPdf' });
  return openText(xml.bytes);
}

const startsMarkup = (text: string) => /^\ufeff?\s*</u.test(text);

/** The text of a file within an export; too long a one is refused. */
export function textOf(bytes: Uint8Array): string {
  if (bytes.length > IMPORT_LIMITS.textBytes) throw hostile();
  return decodeText(bytes).replace(/^\ufeff/u, '');
}

function openText(bytes: Uint8Array): ExportFile {
  const text = textOf(bytes);
  if (startsMarkup(text)) return openXml(text);
  if (/^\s*[[{]/u.test(text)) return { kind: 'json', value: parseJson(text) };
  const table = oneTable(text);
  if (table) throw new ImportError({ code: 'imports.oneTable', params: { table } });
  throw new ImportError({ code: 'imports.document' });
}

/** Declarations of a document's own entities and types are never needed and never followed. */
function openXml(text: string): ExportFile {
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) throw hostile();
  const root = readMarkup(text, 'xml').children.find((child) => typeof child !== 'string');
  if (!root || typeof root === 'string') throw new ImportError({ code: 'imports.unknownXml' });
  return { kind: 'xml', name: localName(root.name), members: membersOfXml(root) };
}
