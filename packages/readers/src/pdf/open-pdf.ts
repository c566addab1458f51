/// <reference path="./pdfjs.d.ts" />
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { READING_LIMITS } from '../limits.ts';
import { ReadError, type ReadProblemCode } from '../read-problem.ts';
import type { OperatorText } from './operators/operator-text.ts';
import type { PdfFont } from './operators/pdf-font.ts';
import type { View } from './operators/shown-text.ts';
import { SameThreadPort } from './same-thread-port.ts';

/**
 * The bytes of a file of pdf.js's own data, which a PDF asks for by name: `cmaps` tell the characters of
 * Chinese, Japanese and Korean fonts, `standard_fonts` are the fonts that every reader has.
 */
export type LoadPdfData = (folder: 'cmaps' | 'standard_fonts', file: string) => Promise<Uint8Array>;

export type OpenPdf = {
  document: pdfjs.DocumentProxy;
  /** By pdf.js's key of the font; filled while operators are evaluated. */
  fonts: ReadonlyMap<string, PdfFont>;
  /** The text of the page with this index, which its operators tell as soon as they are asked for. */
  follow: (index: number, view: View) => OperatorText;
  /**
   * Waits for something asked of the document, but no longer than until `signal` or too much text ends
   * the reading: pdf.js leaves what was asked unanswered then.
   */
  orStop: <T>(asked: Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

type Opening = { password?: string; loadPdfData?: LoadPdfData; signal?: AbortSignal };

/**
 * Opens a PDF with pdf.js, in this thread and without network; throws `ReadError` for a password or
 * for damage. `close` must be called; what is asked of the document after that fails.
 */
export async function openPdf(bytes: Uint8Array, opening: Opening): Promise<OpenPdf> {
  const verbosity = pdfjs.VerbosityLevel.ERRORS;
  const stop = startStop();
  const port = new SameThreadPort(() => stop.now('hostile'));
  WorkerMessageHandler.initializeFromPort(port);
  const worker = new pdfjs.PDFWorker({ port, verbosity });
  const task = pdfjs.getDocument({
    ...optionsFor(bytes, opening),
    worker,
    verbosity,
  });
  async function close() {
    await task.destroy();
    worker.destroy();
  }
  opening.signal?.addEventListener('abort', () => stop.now('cancelled'), { once: true });
  try {
    return {
      document: await stop.orStop(task.promise),
      fonts: port.fonts,
      follow: (index, view) => port.follow(index, view),
      orStop: stop.orStop,
      close,
    };
  } catch (error) {
    await close();
    throw refusalOf(error);
  }
}

/** Lets whatever is waited for be given up, once and for all. */
function startStop() {
  let now: (code: ReadProblemCode) => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    now = (code) => reject(new ReadError(code));
  });
  // Nobody may be waiting when it comes.
  stopped.catch(() => {});
  return { now, orStop: <T>(asked: Promise<T>): Promise<T> => Promise.race([asked, stopped]) };
}

/** Nothing is drawn, so pictures are not unpacked and no font is handed to the browser. */
function optionsFor(data: Uint8Array, { password, loadPdfData }: Opening) {
  return {
    data,
    ...(password !== undefined && { password }),
    maxImageSize: 1,
    disableFontFace: false,
    fontExtraProperties: true,
    useSystemFonts: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    disableWorkerRendering: true,
    ...(loadPdfData && ownData(loadPdfData)),
  };
}

/** pdf.js names its data by addresses; these lead nowhere but to `load`. */
function ownData(load: LoadPdfData) {
  return {
    cMapUrl: 'cmaps/',
    standardFontDataUrl: 'standard_fonts/',
    useWorkerFetch: false,
    BinaryDataFactory: class {
      fetch({ kind, filename }: { kind: string; filename: string }) {
        return load(kind === 'cMapUrl' ? 'cmaps' : 'standard_fonts', filename);
      }
    },
  };
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'PasswordException') {
    const { code } = error as Error & { code?: number };
    const isWrong = code === pdfjs.PasswordResponses.INCORRECT_PASSWORD;
    return new ReadError(isWrong ? 'password-wrong' : 'password-needed');
  }
  return error.name === 'InvalidPDFException' ? new ReadError('damaged') : error;
}

/** Throws for a document with more pages than are read. */
export function checkPages({ numPages }: pdfjs.DocumentProxy) {
  if (numPages > READING_LIMITS.pages) throw new ReadError('too-many-pages');
}
