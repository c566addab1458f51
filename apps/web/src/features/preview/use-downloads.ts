import type { Exporter } from '@shortlist/exporters';
import { type Resume, resumeFileName } from '@shortlist/model';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveFile } from '#lib/files/save-file.ts';
import { logError } from '#lib/log.ts';
import { prefetchPages } from '#lib/offline/prefetch-pages.ts';
import { useSections } from '#lib/sections-context.ts';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { writeResumeFile } from '#paper/pages/write-resume-file.ts';

/** Result of a download: the browser has the file, or some characters have no glyph. */
export type DownloadOutcome =
  | { kind: 'saved' }
  | { kind: 'refused'; characters: readonly string[] };

/**
 * Makes files of the resume here in the browser, of the pages given, without a call, and hands them over.
 * The writers are fetched once the screen is up, so that a download works after the network went.
 */
export function useDownloads(resume: Resume, laidOut: LaidOut | undefined) {
  const sections = useSections();
  useEffect(() => void prefetchPages(), []);

  async function download(exporter: Exporter): Promise<DownloadOutcome> {
    if (!laidOut) throw new Error('The pages are not laid out yet.');
    const written = await writeResumeFile(exporter, {
      resume,
      sections,
      layOut: async () => laidOut,
    });
    if (written.kind === 'refused') return written;
    saveFile(written.bytes, fileNameOf(exporter), exporter.mime);
    return { kind: 'saved' };
  }

  const fileNameOf = ({ extension }: Exporter) =>
    resumeFileName(resume.contact.fullName, extension);

  const mutation = useMutation({
    // Nothing here needs the network once the writer is loaded.
    networkMode: 'always',
    mutationFn: download,
    onError: (error, { name }) => logError(`The ${name} was not made`, error),
  });
  return { ...mutation, fileNameOf };
}
