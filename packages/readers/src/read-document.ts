import type { PlacedText } from '@shortlist/placed-text';
import { fileKind } from './file-type/file-kind.ts';
import { READING_LIMITS } from './limits.ts';
import type { PdfReading } from './pdf/read-pdf.ts';
import { ReadError, type ReadProblem, readProblem } from './read-problem.ts';

/** The options of a reading. `password` and `loadPdfData` are for PDFs. */
export type DocumentReading = PdfReading;

export type ReadDocument = { ok: true; text: PlacedText } | { ok: false; problem: ReadProblem };

/**
 * Reads a document, whatever program made it: PDF, DOCX, DOC, ODT (also flat), RTF, HTML, Markdown or plain text, known by
 * its content.
 *
 * Never throws: what is not read has a problem, with a message for the person. Work that a hostile file
 * makes is bounded in memory, and in time by the host, which can end the thread this runs in; `signal` ends a
 * reading at its next step.
 */
export async function readDocument(
  bytes: Uint8Array,
  reading: DocumentReading = {},
): Promise<ReadDocument> {
  try {
    if (bytes.length === 0) throw new ReadError('empty');
    if (bytes.length > READING_LIMITS.fileBytes) throw new ReadError('too-large');
    const read = await loadReader(bytes);
    const text = await read(bytes, reading);
    checkSaid(text);
    return { ok: true, text };
  } catch (error) {
    if (reading.signal?.aborted) return { ok: false, problem: readProblem('cancelled') };
    if (error instanceof ReadError) return { ok: false, problem: readProblem(error.code) };
    return { ok: false, problem: { ...readProblem('damaged'), cause: error } };
  }
}

type Reader = (bytes: Uint8Array, reading: DocumentReading) => PlacedText | Promise<PlacedText>;

/**
 * Loads what reads a file of this kind, and answers when it is there: so that a host can measure the time of a
 * reading without that of loading code over a network. `readDocument` does it by itself.
 * Rejects when it cannot be loaded.
 */
export async function loadReader(bytes: Uint8Array): Promise<Reader> {
  switch (fileKind(bytes)) {
    case 'pdf':
      return (await import('./pdf/read-pdf.ts')).readPdf;
    case 'zip':
      return (await import('./zip/read-zipped.ts')).readZipped;
    case 'compound':
      return (await import('./doc/read-doc.ts')).readDoc;
    case 'rtf':
      return (await import('./rtf/read-rtf.ts')).readRtf;
    case 'flat-odt':
      return (await import('./odt/read-odt.ts')).readFlatOdt;
    case 'word-xml':
      return (await import('./word/read-word-xml.ts')).readWordXml;
    case 'html':
      return (await import('./html/read-html.ts')).readHtml;
    case 'markdown':
      return (await import('./markdown/read-markdown.ts')).readMarkdown;
    case 'text':
      return (await import('./plain/read-plain.ts')).readPlain;
    case 'unknown':
      return refuseType;
  }
}

function refuseType(): never {
  throw new ReadError('wrong-type');
}

/** A scan has pages and no letter on them. */
function checkSaid({ lines }: PlacedText) {
  const says = lines.some(({ pieces }) => pieces.some(({ text }) => /[\p{L}\p{N}]/u.test(text)));
  if (!says) throw new ReadError('no-text');
}
