import { PRODUCT_NAME } from '@shortlist/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logError } from '#lib/log.ts';
import type { LaidOut } from '#paper/lay-out-in.ts';
import { loadPdfWriter } from './pdf-writer.ts';
import { saveFile } from './save-file.ts';

/** What became of a download: the browser has the file, or some characters have no glyph. */
export type DownloadOutcome =
  | { kind: 'saved' }
  | { kind: 'refused'; characters: readonly string[] };

/**
 * Makes the PDF of the pages here in the browser, without a call, and hands it over as `fileName`.
 * The writer is fetched as soon as the screen is up, so that a download works after the network went.
 */
export function useDownload(laidOut: LaidOut | undefined, fileName: string) {
  useEffect(() => {
    // Only ahead of time: a failure is told when the writer is asked for.
    loadPdfWriter().catch((error: unknown) => logError('The PDF writer was not fetched', error));
  }, []);

  return useMutation({
    // Nothing here needs the network once the writer is loaded.
    networkMode: 'always',
    mutationFn: () => download(laidOut, fileName),
    onError: (error) => logError('The PDF was not made', error),
  });
}

async function download(laidOut: LaidOut | undefined, fileName: string): Promise<DownloadOutcome> {
  if (!laidOut) throw new Error('The pages are not laid out yet.');
  const { paged, fonts, missing } = laidOut;
  if (missing.length > 0) return { kind: 'refused', characters: missing };
  const { MissingCharactersError, writePdf } = await loadPdfWriter();
  try {
    const options = { createdAt: new Date(), creator: PRODUCT_NAME };
    const bytes = await writePdf(paged, fonts, options);
    saveFile(new Uint8Array(bytes), fileName, 'application/pdf');
    return { kind: 'saved' };
  } catch (error) {
    if (!(error instanceof MissingCharactersError)) throw error;
    return { kind: 'refused', characters: error.characters };
  }
}
