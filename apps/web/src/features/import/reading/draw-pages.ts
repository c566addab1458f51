import type { LoadPdfData } from '@shortlist/readers';
import { type DocumentProxy, getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Both halves of pdf.js in this thread: it finds the other one where this import puts it.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { NoFilters, WorkerCanvasFactory } from './canvas-of-worker.ts';

/** Most pixels of a picture: an A4 page at about 400 dots an inch. */
const MOST_PIXELS = 16_000_000;

/** Intent of drawing: pdf.js draws a page that is printed without waiting for the screen's frames. */
const INTENT = 'print';

type Drawing = { password: string | undefined; loadPdfData: LoadPdfData };

/** Draws the pages of a PDF that has been read. */
export type PageDrawer = (page: number, scale: number) => Promise<ImageBitmap>;

/**
 * Opens a PDF for drawing, in this thread: letters as outlines, so that no font reaches the browser, and no
 * code is compiled. A page (from 0) is drawn at `scale` pixels a point, or smaller where that is too large.
 */
export function openDrawer(bytes: Uint8Array, drawing: Drawing): PageDrawer {
  let opened: Promise<DocumentProxy> | undefined;
  return async (page, scale) => {
    opened ??= getDocument(optionsFor(bytes, drawing)).promise;
    const proxy = await (await opened).getPage(page + 1);
    const { width, height } = proxy.getViewport({ scale: 1 });
    const fitting = Math.min(scale, Math.sqrt(MOST_PIXELS / (width * height)));
    const viewport = proxy.getViewport({ scale: fitting });
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const canvasContext = canvas.getContext('2d', { alpha: false });
    await proxy.render({ canvas, canvasContext, viewport, intent: INTENT }).promise;
    proxy.cleanup();
    return canvas.transferToImageBitmap();
  };
}

function optionsFor(bytes: Uint8Array, { password, loadPdfData }: Drawing) {
  return {
    // pdf.js takes what it is given.
    data: bytes.slice(),
    ...(password !== undefined && { password }),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    disableWorkerRendering: true,
    maxImageSize: MOST_PIXELS,
    useWorkerFetch: false,
    cMapUrl: 'cmaps/',
    standardFontDataUrl: 'standard_fonts/',
    CanvasFactory: WorkerCanvasFactory,
    FilterFactory: NoFilters,
    BinaryDataFactory: class {
      fetch({ kind, filename }: { kind: string; filename: string }) {
        return loadPdfData(kind === 'cMapUrl' ? 'cmaps' : 'standard_fonts', filename);
      }
    },
  };
}
