import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveFile } from '#lib/files/save-file.ts';
import { logError } from '#lib/log.ts';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { loadPdfWriter } from '#paper/pages/pdf-writer.ts';
import { writeLaidOut } from '#paper/pages/write-laid-out.ts';

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
  const written = await writeLaidOut(laidOut);
  if (written.kind === 'refused') return written;
  saveFile(written.bytes, fileName, 'application/pdf');
  return { kind: 'saved' };
}
