import type { LoadPdfData } from '@shortlist/readers';

/** Longest time that such a file may take, in ms: a little less than the reading as a whole. */
const TIMEOUT_MS = 8_000;

/**
 * Fetches files of pdf.js's own that a PDF asks for: characters of fonts that it does not tell, and the fonts
 * that every reader has. `onLost` hears when one that there is did not come: the text is not whole then.
 */
export function createPdfDataLoader(onLost: (cause: unknown) => void): LoadPdfData {
  return async (folder, file) => {
    const url = await addressOf(folder, file);
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!reply.ok) throw new Error(`${url} was answered with ${reply.status}.`);
      return new Uint8Array(await reply.arrayBuffer());
    } catch (cause) {
      onLost(cause);
      throw cause;
    }
  };
}

/** The name comes out of the document: it may be that of no file. */
async function addressOf(folder: string, file: string): Promise<string> {
  const { pdfDataUrl } = await import('./pdf-data-urls.ts');
  const url = pdfDataUrl(folder, file);
  if (url === undefined) throw new Error(`pdf.js has no ${folder} of the name ${file}.`);
  return url;
}
